import { type Language, languages } from '@redraft/sentences';
import type { FastifyRequest } from 'fastify';

/** The language of the response: the supported one that the request prefers, else English. The web app sends its current language. */
export function readerLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return chosenLanguage(headers['accept-language'] ?? '');
}

/** Parses an Accept-Language header (RFC 9110): by weight, then by position. */
export function chosenLanguage(header: string): Language {
  const preferences = header.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const language = languages.find((one) => one === tag.slice(0, 2).toLowerCase());
    const weight = Number(/^q=([\d.]+)$/i.exec(parameters.join())?.[1] ?? 1);
    return language !== undefined && weight > 0 ? [{ language, weight }] : [];
  });
  return preferences.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? 'en';
}
