import type { UserId } from '@redraft/contracts';
import { userIdSchema } from '@redraft/contracts';
import { inEachLanguage } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { FetchRefusal, type GuardedResponse } from '../../platform/guarded-fetch.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { say } from '../../platform/sentences.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import type { LtiHost } from './host.ts';
import {
  deleteExpiredInvitations,
  insertPlatformInvitation,
  updateInvitationPlatform,
  updateInvitationUnused,
  updateInvitationUsed,
} from './invitation-queries.ts';
import { listJwksUrisOfIssuer } from './platform-queries.ts';
import { areAddressesAllowed, isSameIssuer } from './platform-rules.ts';
import { registerPlatform } from './platforms.ts';
import {
  type Agreement,
  type PlatformConfiguration,
  readConfiguration,
  readRegistration,
  toolRegistration,
} from './registration-rules.ts';

/** An administrator passes the link on to the platform's administrator, who may need some days. */
const invitationMs = 7 * 86_400_000;
/** Old invitations are kept to show when they were used. */
const keptMs = 90 * 86_400_000;

/** Creates a link for one registration. Its token is only in the answer; the database has its hash. */
export async function invitePlatform(
  actor: Actor,
  { institution, origin }: { institution: string; origin: string },
  now: Date,
): Promise<{ url: string; expires: Date }> {
  const token = createToken();
  const expires = new Date(now.getTime() + invitationMs);
  await inTransaction(async () => {
    await deleteExpiredInvitations(new Date(now.getTime() - keptMs));
    const invitation = { tokenHash: hashToken(token), institution, createdBy: actor.userId };
    await insertPlatformInvitation({ ...invitation, at: now, expiresAt: expires });
    const subject = { subject: 'platform' as const, subjectId: 0 };
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'platform.invite',
      ...subject,
      details: { institution },
    });
  });
  return { url: `${origin}/lti/register/${token}`, expires };
}

export interface RegistrationRequest {
  /** Of the invitation. */
  token: string;
  configurationAddress: string;
  registrationToken: string | null;
  origin: string;
}

/**
 * Registers this tool with the platform whose configuration was named, once per invitation. The invitation is claimed first, so that only one of two
 * simultaneous registrations goes on. If the platform cannot be read or refuses, nothing is created, and the invitation can be used again.
 */
export async function registerByInvitation(
  request: RegistrationRequest,
  lti: LtiHost,
  now: Date,
): Promise<Agreement> {
  const tokenHash = hashToken(request.token);
  const invitation = await updateInvitationUsed(tokenHash, now);
  if (!invitation) throw new AppError('lti.invitation_invalid');
  try {
    const configuration = await fetchConfiguration(request, lti);
    const agreement = await askToRegister(
      { request, configuration, institution: invitation.institution },
      lti,
    );
    const actorId = userIdSchema.nullable().parse(invitation.created_by);
    await keepAgreement({ agreement, tokenHash, actorId, allowsLocal: lti.allowsLocal }, now);
    return agreement;
  } catch (error) {
    await updateInvitationUnused(tokenHash);
    throw error;
  }
}

async function keepAgreement(
  kept: { agreement: Agreement; tokenHash: Buffer; actorId: UserId | null; allowsLocal: boolean },
  now: Date,
): Promise<void> {
  const { agreement, tokenHash, ...rest } = kept;
  await inTransaction(async () => {
    const id = await registerPlatform({ ...agreement, ...rest, registered: 'dynamic' }, now);
    await updateInvitationPlatform(tokenHash, id);
  });
}

async function fetchConfiguration(
  { configurationAddress, registrationToken }: RegistrationRequest,
  lti: LtiHost,
): Promise<PlatformConfiguration> {
  // Canvas sends its configuration only with the token.
  const headers = authorizationOf(registrationToken);
  const answer = await ask(
    () => lti.fetch(configurationAddress, { headers }),
    'lti.configuration_unreachable',
  );
  if (answer.status !== 200)
    throw new AppError('lti.configuration_unreachable', { details: { reason: `status ${answer.status}` } });
  const configuration = readConfiguration(parseJson(answer.body), configurationAddress);
  if (configuration === null) throw new AppError('lti.configuration_invalid');
  const { issuer, jwksUri, registrationEndpoint } = configuration;
  const addresses = { ...configuration, issuer };
  if (!areAddressesAllowed(addresses, lti.allowsLocal)) throw new AppError('lti.address_refused');
  if (!areAddressesAllowed({ tokenEndpoint: registrationEndpoint }, lti.allowsLocal))
    throw new AppError('lti.address_refused');
  // Checked before anything is created on the platform, and again, under a lock, when it is stored.
  if (!isSameIssuer(jwksUri, await listJwksUrisOfIssuer(issuer))) throw new AppError('lti.issuer_differs');
  return configuration;
}

async function askToRegister(
  asked: { request: RegistrationRequest; configuration: PlatformConfiguration; institution: string },
  lti: LtiHost,
): Promise<Agreement> {
  const { request, configuration, institution } = asked;
  const { origin, registrationToken } = request;
  const descriptions = inEachLanguage((language) => say(language, 'lti.tool_description'));
  const body = JSON.stringify(toolRegistration(configuration, { origin, descriptions }));
  const headers = {
    'content-type': 'application/json',
    ...authorizationOf(registrationToken),
  };
  const answer = await ask(
    () => lti.fetch(configuration.registrationEndpoint, { method: 'POST', headers, body }),
    'lti.registration_refused',
  );
  const agreement =
    answer.status === 200 || answer.status === 201
      ? readRegistration(parseJson(answer.body), { configuration, institution })
      : null;
  if (agreement === null)
    throw new AppError('lti.registration_refused', {
      details: { reason: `status ${answer.status}`, answer: answer.body.slice(0, 500) },
    });
  return agreement;
}

function authorizationOf(registrationToken: string | null): Record<string, string> {
  return registrationToken === null ? {} : { authorization: `Bearer ${registrationToken}` };
}

async function ask(
  fetch: () => Promise<GuardedResponse>,
  code: 'lti.configuration_unreachable' | 'lti.registration_refused',
): Promise<GuardedResponse> {
  try {
    return await fetch();
  } catch (cause) {
    if (!(cause instanceof FetchRefusal)) throw cause;
    const isRefused = cause.problem === 'address_refused';
    throw new AppError(isRefused ? 'lti.address_refused' : code, {
      cause,
      details: { reason: cause.problem },
    });
  }
}
