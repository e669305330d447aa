import { type Language, languages } from '@redraft/sentences';
import type { FastifyRequest } from 'fastify';

/**
 * The language of whoever reads the answer: the one that the request likes best of those we speak, else English. Our
 * own page sends the language that it is shown in.
 */
export function readerLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return chosenLanguage(headers['accept-language'] ?? '');
}

/** Of a header Accept-Language (RFC 9110): by weight, the earlier first. */
export function chosenLanguage(header: string): Language {
  const liked = header.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const language = languages.find((one) => one === tag.slice(0, 2).toLowerCase());
    const weight = Number(/^q=([\d.]+)$/i.exec(parameters.join())?.[1] ?? 1);
    return language !== undefined && weight > 0 ? [{ language, weight }] : [];
  });
  return liked.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? 'en';
}
