import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { InstitutionWithin } from '../../features/sign-on/index.ts';
import { requireDatabase } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { chosenLanguage } from '../../platform/reader-language.ts';
import { createToken } from '../../platform/tokens.ts';
import { demoInstitution, readDemoState } from '../state.ts';
import { enrolledAs } from './accounts.ts';
import { type UniversityKeys, universityKeys } from './keys.ts';
import { signInPage, type UniversityPage } from './page.ts';
import { clientId, createProvider, universityPath } from './provider.ts';

/** Host names under which browsers reach us; more would be forged. */
const maxOrigins = 20;
/** Password attempts for one person per minute, the same limit as on our own sign-in page. */
const triesPerMinute = 30;
const ownHeader = 'x-redraft-origin';

export interface University {
  institution: InstitutionWithin;
  pages: (app: FastifyInstance) => Promise<void>;
}

/**
 * The institution of the demo: "Demo University", an OpenID provider inside this program. It exists only while the demo world does
 * (docs/decisions/0067); null otherwise.
 */
export async function openUniversity(publicUrl: string | undefined): Promise<University | null> {
  if ((await readDemoState()) !== 'complete') return null;
  const keys = await universityKeys();
  // Identifies our own requests to the provider, which come from no client address.
  const ownWord = createToken();
  let app: FastifyInstance | undefined;
  const originOf = (request: FastifyRequest) => {
    const [word, origin] = String(request.headers[ownHeader] ?? '').split(' ');
    if (word === ownWord && origin !== undefined) return origin;
    return publicUrl ?? `${request.protocol}://${request.host}`;
  };
  return {
    institution: {
      name: demoInstitution,
      clientId,
      clientSecret: keys.clientSecret,
      issuerAt: (origin) => `${origin}${universityPath}`,
      fetch: async (address, { method, headers, body }) => {
        if (!app) throw new Error('The university is not open yet.');
        const { origin, pathname, search, host } = new URL(address);
        const answer = await app.inject({
          method: method === 'POST' ? 'POST' : 'GET',
          url: `${pathname}${search}`,
          headers: { ...headers, host, [ownHeader]: `${ownWord} ${origin}` },
          ...(body instanceof URLSearchParams || typeof body === 'string' ? { payload: String(body) } : {}),
        });
        const type = String(answer.headers['content-type'] ?? '');
        return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } });
      },
    },
    pages: async (scope) => {
      app = scope;
      const providerFor = providersOf(keys);
      const find = (request: FastifyRequest) => providerFor(originOf(request));
      scope.addHook('onRequest', async () => requireDatabase());
      await scope.register(async (inner) => interactionPages(inner, find));
      await scope.register(async (inner) => providerPages(inner, { find, originOf }));
    },
  };
}

type Find = (request: FastifyRequest) => Promise<Provider>;

function providersOf(keys: UniversityKeys): (origin: string) => Promise<Provider> {
  const known = new LRUCache<string, Promise<Provider>>({ max: maxOrigins });
  return (origin) => {
    const found = known.get(origin) ?? createProvider(origin, keys);
    known.set(origin, found);
    return found;
  };
}

const formSchema = z.object({ username: z.string().max(200), password: z.string().max(1024) });
const nameIn = (request: FastifyRequest) =>
  formSchema.safeParse(request.body).data?.username.trim().toLowerCase() ?? '';

function interactionPages(app: FastifyInstance, find: Find): void {
  const url = `${universityPath}/interaction/:uid`;
  const limit = {
    max: triesPerMinute,
    timeWindow: '1 minute',
    hook: 'preHandler' as const,
    keyGenerator: nameIn,
  };
  app.get(url, { config: { permission: 'public' } }, async (request, reply) => {
    const { language } = await loadInteraction(request, reply, await find(request));
    return show(reply, signInPage(language, null));
  });
  app.post(url, { config: { permission: 'public', rateLimit: limit } }, async (request, reply) => {
    const provider = await find(request);
    const { language } = await loadInteraction(request, reply, provider);
    const form = formSchema.safeParse(request.body).data ?? { username: '', password: '' };
    const accountId = await enrolledAs(form);
    if (accountId === null) return show(reply.code(401), signInPage(language, form));
    const login = { accountId, remember: false };
    const next = await provider.interactionResult(request.raw, reply.raw, { login });
    return reply.redirect(next, 303);
  });
}

/** Loads the pending interaction of this browser. An expired one, or that of another browser, redirects to our own page. */
async function loadInteraction(request: FastifyRequest, reply: FastifyReply, provider: Provider) {
  const found = await provider.interactionDetails(request.raw, reply.raw).catch((cause: unknown) => {
    throw new AppError('not_found', { cause });
  });
  const { ui_locales: requested } = found.params;
  const language = chosenLanguage(
    typeof requested === 'string' ? requested : (request.headers['accept-language'] ?? ''),
  );
  return { language };
}

function show(reply: FastifyReply, { html, policy }: UniversityPage): FastifyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
}

function providerPages(
  app: FastifyInstance,
  { find, originOf }: { find: Find; originOf: (request: FastifyRequest) => string },
): void {
  // oidc-provider parses request bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${universityPath}/*`, { config: { permission: 'public' } }, async (request, reply) => {
    const provider = await find(request);
    const { protocol, host } = new URL(originOf(request));
    const { raw } = request;
    raw.headers['x-forwarded-proto'] = protocol.replace(':', '');
    raw.headers['x-forwarded-host'] = host;
    const full = raw.url ?? '/';
    Object.assign(raw, { originalUrl: full, url: full.slice(universityPath.length) });
    reply.hijack();
    reply.raw.setHeader('cache-control', 'no-store');
    await provider.callback()(raw, reply.raw);
  });
}
