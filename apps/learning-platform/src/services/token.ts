import type { FastifyInstance } from 'fastify';
import { decodeJwt, type JWTPayload } from 'jose';
import { z } from 'zod';
import { type PlatformContext, toSeconds } from '../platform-context.ts';
import { createId, findTool } from '../state.ts';
import { clientAssertionType } from '../vocabulary.ts';
import { verifyToolToken } from './tool-tokens.ts';

const tokenSeconds = 3600;
const maxAssertionSeconds = 3600;

const formSchema = z.object({
  grant_type: z.string(),
  client_assertion_type: z.literal(clientAssertionType),
  client_assertion: z.string(),
  scope: z.string(),
});

/** Client credentials with `private_key_jwt` (Security Framework 1.0, 4.1). */
export function registerToken(app: FastifyInstance, platform: PlatformContext): void {
  app.post('/lti/token', async (request, reply) => {
    const refuse = (error: string, description: string) =>
      reply.code(error === 'invalid_client' ? 401 : 400).send({ error, error_description: description });
    const form = formSchema.safeParse(request.body);
    if (!form.success) return refuse('invalid_request', z.prettifyError(form.error));
    if (form.data.grant_type !== 'client_credentials')
      return refuse('unsupported_grant_type', 'grant_type must be client_credentials');
    const checked = await checkAssertion(platform, form.data.client_assertion);
    if (checked.kind === 'refused') return refuse('invalid_client', checked.reason);
    const tool = findTool(platform.state, checked.clientId);
    const granted = form.data.scope.split(' ').filter((scope) => tool.scopes.includes(scope));
    if (granted.length === 0) return refuse('invalid_scope', 'None of these scopes is granted to this tool.');
    const token = createId();
    const expiresAt = platform.now().getTime() + tokenSeconds * 1000;
    platform.accessTokens.set(token, { clientId: tool.clientId, scopes: granted, expiresAt });
    return reply.header('cache-control', 'no-store').send({
      access_token: token,
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      scope: granted.join(' '),
    });
  });
}

type Checked = { kind: 'client'; clientId: string } | { kind: 'refused'; reason: string };

async function checkAssertion(platform: PlatformContext, assertion: string): Promise<Checked> {
  const refuse = (reason: string): Checked => ({ kind: 'refused', reason });
  const now = platform.now();
  const claimed = readClaims(assertion);
  const tool = platform.state.tools.find(({ clientId }) => clientId === claimed?.sub);
  if (!tool) return refuse('sub is no client of this platform');
  const verified = await verifyToolToken(platform, assertion, {
    tool,
    audience: [`${platform.origin}/lti/token`, platform.origin],
    requiredClaims: ['sub', 'jti'],
  });
  if (verified.kind === 'refused') return verified;
  const { jti = '', exp = 0 } = verified.claims;
  if (exp > toSeconds(now) + maxAssertionSeconds) return refuse('exp is too far away');
  const id = `${tool.clientId} ${jti}`;
  if (platform.usedAssertions.has(id)) return refuse('jti was used before');
  platform.usedAssertions.set(id, exp);
  return { kind: 'client', clientId: tool.clientId };
}

function readClaims(assertion: string): JWTPayload | null {
  try {
    return decodeJwt(assertion);
  } catch {
    return null;
  }
}
