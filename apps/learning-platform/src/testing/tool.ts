import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyReply } from 'fastify';
import { createRemoteJWKSet, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type KeyRing, rotateKeys, selectSigningKey, toJwks } from '../keys.ts';
import { claimNames, clientAssertionType, ltiVersion } from '../vocabulary.ts';

const toleranceSeconds = 300;

/** What the tool knows of the platform; a test fills it in after registering. */
export interface KnownPlatform {
  issuer: string;
  clientId: string;
  deploymentIds: string[];
}

/**
 * A tool written by hand from the standards, strict in everything: it shows that what the platform does is right where it should be, and wrong
 * where it was asked to be.
 */
export async function startTool({ ring, now }: { ring: KeyRing; now: () => Date }) {
  const known: KnownPlatform = { issuer: '', clientId: '', deploymentIds: [] };
  const nonces = new Map<string, string>();
  const launches: JWTPayload[] = [];
  const app = Fastify({ forceCloseConnections: true });
  await app.register(formbody);
  app.get('/jwks', () => toJwks(ring));
  let origin = '';
  const isOwn = (address: unknown) =>
    typeof address === 'string' && URL.canParse(address) && new URL(address).origin === origin;

  const login = async (input: unknown, reply: FastifyReply) => {
    // Cast: a form or a query, of strings.
    const asked = (input ?? {}) as Record<string, string>;
    const isKnown = asked.iss === known.issuer && [undefined, known.clientId].includes(asked.client_id);
    if (!isKnown || !asked.login_hint || !isOwn(asked.target_link_uri)) return reply.code(400).send('login');
    const [state, nonce] = [randomUUID(), randomUUID()];
    nonces.set(state, nonce);
    const address = new URL(`${known.issuer}/lti/authorize`);
    const parameters = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: known.clientId,
      redirect_uri: `${origin}/launch`,
      login_hint: asked.login_hint,
      ...(asked.lti_message_hint === undefined ? {} : { lti_message_hint: asked.lti_message_hint }),
      state,
      nonce,
    };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return reply.header('set-cookie', `state=${state}; HttpOnly`).redirect(address.href);
  };
  app.get('/login', (request, reply) => login(request.query, reply));
  app.post('/login', (request, reply) => login(request.body, reply));

  app.post('/launch', async (request, reply) => {
    // Cast: a form of strings.
    const form = (request.body ?? {}) as Record<string, string>;
    const nonce = nonces.get(form.state ?? '');
    const isOurs = request.headers.cookie?.includes(`state=${form.state}`) ?? false;
    nonces.delete(form.state ?? '');
    if (!form.state || !nonce || !isOurs) return reply.code(400).send('state');
    const claims = await verify(form.id_token ?? '', { known, nonce, now: now() });
    if (!claims || !isComplete(claims, known) || !isOwn(claims[claimNames.targetLinkUri]))
      return reply.code(400).send('claims');
    launches.push(claims);
    return 'launched';
  });

  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    known,
    launches,
    rotateKeys: () => rotateKeys(ring),
    close: () => app.close(),
    /** A JWT that this tool signs: a client assertion or a deep linking response. */
    sign: (claims: Record<string, unknown>) => {
      const { kid, privateKey } = selectSigningKey(ring, 'RS256');
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    },
    fetchToken: async (scope: string, changed: Record<string, unknown> = {}) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const { kid, privateKey } = selectSigningKey(ring, 'RS256');
      const assertion = await new SignJWT({
        iss: known.clientId,
        sub: known.clientId,
        aud: `${known.issuer}/lti/token`,
        iat: issuedAt,
        exp: issuedAt + 60,
        jti: randomUUID(),
        ...changed,
      })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey);
      return fetch(`${known.issuer}/lti/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_assertion_type: clientAssertionType,
          client_assertion: assertion,
          scope,
        }),
      });
    },
  };
}

/** Calls a service with a fresh token of a scope. */
export async function callService(
  tool: TestTool,
  { scope, url, method = 'GET', accept, contentType, body }: ServiceQuestion,
) {
  const answered = await tool.fetchToken(scope);
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await answered.json());
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(accept === undefined ? {} : { accept }),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    links: readLinks(answer.headers.get('link') ?? ''),
    body: text === '' ? null : JSON.parse(text),
  };
}

interface ServiceQuestion {
  scope: string;
  url: string;
  method?: string;
  accept?: string;
  contentType?: string;
  body?: unknown;
}

function readLinks(header: string): Record<string, string> {
  const found = header.matchAll(/<([^>]+)>; rel="(\w+)"/g);
  return Object.fromEntries([...found].map(([, href = '', rel = '']) => [rel, href]));
}

export type TestTool = Awaited<ReturnType<typeof startTool>>;

async function verify(
  idToken: string,
  { known, nonce, now }: { known: KnownPlatform; nonce: string; now: Date },
): Promise<JWTPayload | null> {
  const keys = createRemoteJWKSet(new URL(`${known.issuer}/lti/jwks`), { cooldownDuration: 0 });
  const verified = await jwtVerify(idToken, keys, {
    algorithms: ['RS256', 'ES256'],
    issuer: known.issuer,
    audience: known.clientId,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    clockTolerance: toleranceSeconds,
    currentDate: now,
  }).catch(() => null);
  if (!verified?.protectedHeader.kid) return null;
  const { payload } = verified;
  const isParty = payload.azp === undefined || payload.azp === known.clientId;
  const isNamed = !Array.isArray(payload.aud) || payload.aud.length === 1 || payload.azp !== undefined;
  const isTimely = (payload.iat ?? 0) <= Math.floor(now.getTime() / 1000) + toleranceSeconds;
  return isParty && isNamed && isTimely && payload.nonce === nonce ? payload : null;
}

function isComplete(claims: JWTPayload, known: KnownPlatform): boolean {
  const deployment = claims[claimNames.deploymentId];
  const roles = claims[claimNames.roles];
  // Cast: a claim of any shape.
  const link = claims[claimNames.resourceLink] as { id?: unknown } | undefined;
  const message = claims[claimNames.messageType];
  return (
    claims[claimNames.version] === ltiVersion &&
    ['LtiResourceLinkRequest', 'LtiDeepLinkingRequest', 'LtiSubmissionReviewRequest'].includes(
      String(message),
    ) &&
    typeof deployment === 'string' &&
    known.deploymentIds.includes(deployment) &&
    Array.isArray(roles) &&
    typeof claims.sub === 'string' &&
    claims.sub !== '' &&
    claims.sub.length <= 255 &&
    (message !== 'LtiResourceLinkRequest' || typeof link?.id === 'string') &&
    (message !== 'LtiDeepLinkingRequest' || dialogSchema.safeParse(claims).success) &&
    (message !== 'LtiSubmissionReviewRequest' || reviewSchema.safeParse(claims).success)
  );
}

const dialogSchema = z.object({
  [claimNames.deepLinkingSettings]: z.object({ deep_link_return_url: z.url({ protocol: /^https?$/ }) }),
});
const reviewSchema = z.object({
  [claimNames.forUser]: z.object({ user_id: z.string().min(1) }),
  [claimNames.endpoint]: z.object({ lineitem: z.url() }),
});

/** As a platform's administrator enters it by hand. */
export const describeTool = ({ origin }: { origin: string }) => ({
  name: 'A tool',
  initiateLoginUri: `${origin}/login`,
  redirectUris: [`${origin}/launch`],
  jwksUri: `${origin}/jwks`,
  targetLinkUri: `${origin}/launch`,
});
