import type { FastifyInstance } from 'fastify';
import type { RegistrationCase } from '../cases.ts';
import type { PlatformContext } from '../platform-context.ts';
import { createId, type RegistrationToken } from '../state.ts';
import { describeRegistration, readMetadata } from './metadata.ts';

/** An administrator opens the tool's page within this time. */
const tokenMinutes = 60;

export interface RegistrationInvitation {
  registrationToken: string;
  openidConfiguration: string;
  /** The tool's registration page with both, as it is opened. */
  addressFor: (toolRegistrationUrl: string) => string;
}

export function inviteTool(platform: PlatformContext, minutes = tokenMinutes): RegistrationInvitation {
  const token = createId();
  const expiresAt = new Date(platform.now().getTime() + minutes * 60_000).toISOString();
  platform.state.registrationTokens.push({ token, expiresAt, clientId: null });
  const openidConfiguration = `${platform.origin}/.well-known/openid-configuration`;
  return {
    registrationToken: token,
    openidConfiguration,
    addressFor: (toolRegistrationUrl) => {
      const address = new URL(toolRegistrationUrl);
      address.searchParams.set('openid_configuration', openidConfiguration);
      address.searchParams.set('registration_token', token);
      return address.href;
    },
  };
}

/** The invitation that a case of the table begins with; what it says of answers is set up as well. */
export function inviteForCase(platform: PlatformContext, one: RegistrationCase): RegistrationInvitation {
  if (one.fault) platform.disturbances.push({ ...one.fault, times: Number.POSITIVE_INFINITY });
  const invitation = inviteTool(platform, one.token === 'expired' ? -1 : tokenMinutes);
  const given = platform.state.registrationTokens.at(-1);
  if (one.token === 'used' && given) given.clientId = 'another tool';
  if (one.token !== 'unknown' && one.token !== 'none') return invitation;
  const token = one.token === 'unknown' ? createId() : '';
  return {
    ...invitation,
    registrationToken: token,
    addressFor: (url) => {
      const address = new URL(invitation.addressFor(url));
      if (token === '') address.searchParams.delete('registration_token');
      else address.searchParams.set('registration_token', token);
      return address.href;
    },
  };
}

/** The registration endpoint: a token works once, and a registration that is refused does not use it up. */
export function registerRegistration(app: FastifyInstance, platform: PlatformContext): void {
  app.post('/lti/register', async (request, reply) => {
    const token = findToken(platform, request.headers.authorization);
    if (!token)
      return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({
        error: 'invalid_token',
        error_description: 'The registration token is not valid (any more).',
      });
    const read = readMetadata(request.body);
    if (read.kind === 'invalid')
      return reply.code(400).send({ error: 'invalid_client_metadata', error_description: read.description });
    token.clientId = read.tool.clientId;
    platform.state.tools.push(read.tool);
    // Cast: was parsed as an object before.
    const body = request.body as Record<string, unknown>;
    platform.received.registrations.push(body);
    return describeRegistration(body, read.tool);
  });
}

/** One that may still be used. */
export function findToken(
  { state, now }: PlatformContext,
  authorization: string | undefined,
): RegistrationToken | undefined {
  const [scheme, value] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer') return undefined;
  return state.registrationTokens.find(
    ({ token, clientId, expiresAt }) => token === value && clientId === null && now() < new Date(expiresAt),
  );
}
