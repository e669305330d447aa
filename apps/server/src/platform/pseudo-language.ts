import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, languageOfTag, type PseudoLanguage, pseudoLanguageOf } from '@redraft/sentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Sentences are said far from the request that asks for their language, so the request is a context. */
const readers = new AsyncLocalStorage<PseudoLanguage>();

/** Responses in the pseudo-language that a request asks for; registered only where the operator offers them. */
export function readPseudoLanguages(app: FastifyInstance): void {
  const read = (request: FastifyRequest, _reply: unknown, done: () => void): void => {
    const language = pseudoLanguageOf(request.headers['accept-language'] ?? '');
    if (language === null) done();
    else readers.run(language, done);
  };
  app.addHook('onRequest', read);
  // Reading a body leaves the context.
  app.addHook('preValidation', read);
}

/** The pseudo-language that stands in for a language in the current request. */
export function pseudoLanguageFor(language: Language): PseudoLanguage | null {
  const pseudoLanguage = readers.getStore();
  return pseudoLanguage !== undefined && languageOfTag(pseudoLanguage) === language ? pseudoLanguage : null;
}
