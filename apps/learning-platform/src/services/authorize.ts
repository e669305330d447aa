import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../platform-context.ts';

/**
 * The tool that calls a service, if its token holds and one of the scopes is in it. Otherwise the refusal was sent, and null.
 */
export function authorizeTool(
  platform: PlatformContext,
  { request, reply, anyOf }: { request: FastifyRequest; reply: FastifyReply; anyOf: string[] },
): string | null {
  const [scheme, value] = (request.headers.authorization ?? '').split(' ');
  const token = scheme?.toLowerCase() === 'bearer' ? platform.accessTokens.get(value ?? '') : undefined;
  if (!token || token.expiresAt <= platform.now().getTime()) {
    reply
      .code(401)
      .header('www-authenticate', 'Bearer error="invalid_token"')
      .send({ error: 'invalid_token' });
    return null;
  }
  if (!anyOf.some((scope) => token.scopes.includes(scope))) {
    reply
      .code(403)
      .header('www-authenticate', `Bearer error="insufficient_scope", scope="${anyOf.join(' ')}"`)
      .send({ error: 'insufficient_scope' });
    return null;
  }
  return token.clientId;
}
