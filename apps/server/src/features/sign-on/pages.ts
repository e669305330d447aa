import type { Params, SentenceCode } from '@redraft/sentences';
import { languages } from '@redraft/sentences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { now } from '../../platform/clock.ts';
import { requireDatabase } from '../../platform/db.ts';
import { AppError, tooManyRequests } from '../../platform/errors.ts';
import type { Institution } from './institution.ts';
import { ownPath, returnPath } from './return-path-rules.ts';
import { beginSignOn, endOidcSignOn, endSamlSignOn, RefusedSignOn, takeStatement } from './service.ts';
import type { SignOn } from './sign-on.ts';

/**
 * The URLs that browsers visit on the way to an institution and back. Not API calls: each answers with a redirect, and errors are shown by our own
 * page (`/oauth2/redirect?error=…`).
 */

/** A whole school may sign in at eight o'clock, from one address. */
const limited = { permission: 'public' as const, rateLimit: { max: 600, timeWindow: '1 minute' } };
/** A signed assertion with its certificate has some ten thousand characters. */
const statementBytes = 256 * 1024;

const querySchema = z.object({
  redirect_url: z.string().optional().catch(undefined),
  language: z.enum(languages).optional().catch(undefined),
});
const statementSchema = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().min(1).max(200) });

export function signOnPages(signOn: SignOn) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async () => requireDatabase());
    app.setErrorHandler(redirectBack);
    oidcPages(app, signOn);
    samlPages(app, signOn);
  };
}

function oidcPages(app: FastifyInstance, signOn: SignOn): void {
  app.get('/oauth2/begin', { config: limited }, (request, reply) =>
    start({ request, reply, institution: offered(signOn.oidc(request)) }),
  );
  app.get('/oauth2/callback', { config: limited }, async (request, reply) => {
    const institution = offered(signOn.oidc(request));
    const answer = new URL(request.url, 'http://redraft.invalid').searchParams;
    const policy = signOn.policy;
    return reply.redirect(await endOidcSignOn({ institution, request, answer, policy }, now()));
  });
  app.get('/oauth2/signout', { config: limited }, async (request, reply) => {
    const address = await offered(signOn.oidc(request)).signOut(now());
    return reply.redirect(address ?? '/');
  });
}

function samlPages(app: FastifyInstance, signOn: SignOn): void {
  const { saml, policy } = signOn;
  app.get('/saml/begin', { config: limited }, (request, reply) =>
    start({ request, reply, institution: offered(saml) }),
  );
  app.get('/saml/metadata', { config: limited }, async (_request, reply) => {
    if (!saml) throw new AppError('not_found');
    return reply.type('application/samlmetadata+xml').send(await saml.metadata());
  });
  app.post('/saml/acs', { config: limited, bodyLimit: statementBytes }, async (request, reply) => {
    const institution = offered(saml);
    const posted = statementSchema.safeParse(request.body);
    if (!posted.success) throw new AppError('signon.unasked');
    const { SAMLResponse: response, RelayState: state } = posted.data;
    return reply.redirect(await takeStatement({ institution, state, response }, now()), 303);
  });
  app.get('/saml/arrive', { config: limited }, async (request, reply) => {
    const { state } = z.object({ state: z.string().catch('') }).parse(request.query);
    return reply.redirect(await endSamlSignOn({ institution: offered(saml), request, state, policy }, now()));
  });
}

function offered<Offered extends Institution>(institution: Offered | null): Offered {
  if (institution === null) throw new AppError('signon.off');
  return institution;
}

async function start({
  request,
  reply,
  institution,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  institution: Institution;
}): Promise<FastifyReply> {
  const query = querySchema.parse(request.query);
  const target = ownPath(query.redirect_url);
  const going = {
    institution,
    exchange: { request, reply },
    target,
    language: query.language,
    connects: null,
  };
  try {
    return reply.redirect(await beginSignOn(going, now()));
  } catch (error) {
    throw error instanceof AppError ? new RefusedSignOn(error, target) : error;
  }
}

/** Errors redirect to a page with a way to retry; unexpected ones are logged, and shown by reference only. */
function redirectBack(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const target = error instanceof RefusedSignOn ? error.target : null;
  const cause = error instanceof RefusedSignOn ? error.refusal : error;
  const refusal = error.statusCode === 429 ? tooManyRequests() : cause;
  if (!(refusal instanceof AppError) || refusal.code === 'not_found') throw cause;
  request.log.warn({ code: refusal.code, err: refusal.cause }, 'A sign-in at an institution was refused');
  return reply.redirect(returnPath({ error: formatReason(refusal), target }), 303);
}

/** As `written` spells a sentence whose parameters are known by name alone. */
function formatReason({ code, params }: { code: SentenceCode; params: Params }): string {
  const gaps = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]);
  return gaps.length === 0 ? code : `${code}?${new URLSearchParams(gaps)}`;
}
