import type { Params, SentenceCode } from '@redraft/sentences';
import { languages } from '@redraft/sentences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { now } from '../../platform/clock.ts';
import { requireDatabase } from '../../platform/db.ts';
import { AppError, tooManyRequests } from '../../platform/errors.ts';
import type { Institution, OidcInstitution } from './institution.ts';
import { ownPath, returnPath } from './return-path-rules.ts';
import {
  beginSignOn,
  endOidcSignOn,
  endSamlSignOn,
  RefusedSignOn,
  signOutAt,
  takeLogoutToken,
  takeSamlLogout,
  takeStatement,
} from './service.ts';
import type { SignOn } from './sign-on.ts';

/**
 * The URLs that browsers visit on the way to an institution and back. Not API calls: each answers with a redirect, and errors are shown by our own
 * page (`/oauth2/redirect?error=…`).
 */

/** A whole school may sign in at eight o'clock, from one address. */
const signOnRateLimit = { permission: 'public' as const, rateLimit: { max: 600, timeWindow: '1 minute' } };
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
  app.get('/oauth2/begin', { config: signOnRateLimit }, (request, reply) =>
    startSignOn({ request, reply, institution: requireInstitution(signOn.oidc(request)) }),
  );
  app.get('/oauth2/callback', { config: signOnRateLimit }, async (request, reply) => {
    const institution = requireInstitution(signOn.oidc(request));
    const answer = new URL(request.url, 'http://redraft.invalid').searchParams;
    const policy = signOn.policy;
    return reply.redirect(await endOidcSignOn({ institution, request, answer, policy }, now()));
  });
  app.get('/oauth2/signout', { config: signOnRateLimit }, async (request, reply) => {
    const institution = requireInstitution(signOn.oidc(request));
    return reply.redirect(await signOutAt(institution, keyIn(request), now()));
  });
  app.post(
    '/oauth2/backchannel-logout',
    { config: signOnRateLimit, bodyLimit: statementBytes },
    (request, reply) => answerLogoutToken(signOn.oidc(request), { request, reply }),
  );
}

/** Answers by status alone (OpenID Connect Back-Channel Logout 1.0, 2.8): there is no browser. */
async function answerLogoutToken(
  institution: OidcInstitution | null,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const parsedBody = z.object({ logout_token: z.string().min(1) }).safeParse(request.body);
  reply.header('cache-control', 'no-store');
  if (institution === null || !parsedBody.success) return reply.code(400).send({ error: 'invalid_request' });
  try {
    await takeLogoutToken(institution, parsedBody.data.logout_token, now());
    return reply.code(200).send();
  } catch (cause) {
    request.log.warn({ err: cause }, 'A logout token of an institution was refused');
    return reply.code(400).send({ error: 'invalid_request' });
  }
}

function keyIn(request: FastifyRequest): string | null {
  return z.object({ key: z.string().min(1).max(200) }).safeParse(request.query).data?.key ?? null;
}

function samlPages(app: FastifyInstance, signOn: SignOn): void {
  const { saml, policy } = signOn;
  app.get('/saml/begin', { config: signOnRateLimit }, (request, reply) =>
    startSignOn({ request, reply, institution: requireInstitution(saml) }),
  );
  app.get('/saml/metadata', { config: signOnRateLimit }, async (_request, reply) => {
    if (!saml) throw new AppError('not_found');
    return reply.type('application/samlmetadata+xml').send(await saml.metadata(now()));
  });
  app.post('/saml/acs', { config: signOnRateLimit, bodyLimit: statementBytes }, async (request, reply) => {
    const institution = requireInstitution(saml);
    const parsedBody = statementSchema.safeParse(request.body);
    if (!parsedBody.success) throw new AppError('signon.unasked');
    const { SAMLResponse: response, RelayState: state } = parsedBody.data;
    return reply.redirect(await takeStatement({ institution, state, response }, now()), 303);
  });
  app.get('/saml/signout', { config: signOnRateLimit }, async (request, reply) =>
    reply.redirect(await signOutAt(requireInstitution(saml), keyIn(request), now())),
  );
  app.get('/saml/slo', { config: signOnRateLimit }, async (request, reply) => {
    const query = request.url.slice(request.url.indexOf('?') + 1);
    return reply.redirect(await takeSamlLogout(requireInstitution(saml), query, now()));
  });
  app.get('/saml/arrive', { config: signOnRateLimit }, async (request, reply) => {
    const { state } = z.object({ state: z.string().catch('') }).parse(request.query);
    return reply.redirect(
      await endSamlSignOn({ institution: requireInstitution(saml), request, state, policy }, now()),
    );
  });
}

function requireInstitution<Offered extends Institution>(institution: Offered | null): Offered {
  if (institution === null) throw new AppError('signon.off');
  return institution;
}

async function startSignOn({
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
