import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { buildHttp } from './http.ts';
import { createLogger } from './logging.ts';
import { readerLanguage } from './reader-language.ts';
import { say } from './sentences.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function openApp(hasPseudoLanguages: boolean): Promise<FastifyInstance> {
  app = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('Nobody signs in here.')),
    routes: [],
    hasPseudoLanguages,
    plugins: [
      (scope) => {
        const config = { permission: 'public' as const };
        const handler = (request: Parameters<typeof readerLanguage>[0]) =>
          Promise.resolve(say(readerLanguage(request), 'auth.required'));
        scope.get('/', { config }, handler);
        scope.post('/', { config }, handler);
      },
    ],
  });
  return app;
}

const askIn = async (language: string, method: 'GET' | 'POST' = 'GET', isOffered = true) => {
  const opened = await openApp(isOffered);
  const payload = method === 'POST' ? { payload: { some: 'body' } } : {};
  const answer = await opened.inject({
    url: '/',
    method,
    headers: { 'accept-language': language },
    ...payload,
  });
  return answer.body;
};

it.each(['GET', 'POST'] as const)(
  'sentences are in the pseudo-language that a request asks for: %s',
  async (method) => {
    expect(await askIn('en-XA', method)).toBe('[Šîîĝñ îîñ ţöö çööñţîîñûûé.]');
  },
);

it('sentences from right to left have the letters of the English ones', async () => {
  expect(await askIn('ar-XB')).toContain('\u202eSign\u202c');
});

it.each(['en', 'en-GB', 'en;q=0.5, en-XA;q=0.1'])(
  'other readers of English are told in English: %s',
  async (language) => {
    expect(await askIn(language)).toBe('Sign in to continue.');
  },
);

it('a server that does not offer pseudo-languages answers in English', async () => {
  expect(await askIn('en-XA', 'GET', false)).toBe('Sign in to continue.');
});
