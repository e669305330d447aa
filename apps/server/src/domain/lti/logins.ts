import { timingSafeEqual } from 'node:crypto';
import type { PlatformId } from '@redraft/contracts';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { deleteExpiredLogins, insertLogin, selectOptionalLogin, updateLoginUsed } from './login-queries.ts';

/** Long enough for a person who must sign in at the platform first. */
const loginMs = 10 * 60_000;

const parameterSchema = z.string().min(1).max(8000);
const optionalSchema = parameterSchema.optional().catch(undefined);

/** What a platform sends to initiate a login (LTI 1.3, 4.1). */
export const loginParametersSchema = z.object({
  iss: parameterSchema,
  login_hint: parameterSchema,
  target_link_uri: parameterSchema,
  lti_message_hint: optionalSchema,
  client_id: optionalSchema,
  lti_deployment_id: optionalSchema,
  /** The name of the platform's frame that stores data for tools; `_parent` is the frame around ours. */
  lti_storage_target: optionalSchema,
});
export type LoginParameters = z.infer<typeof loginParametersSchema>;

export interface StartedLogin {
  state: string;
  nonce: string;
}

/** Stores a started login, bound to one browser. */
export async function startLogin(
  login: { platformId: PlatformId; browser: string; parameters: LoginParameters },
  now: Date,
): Promise<StartedLogin> {
  const [state, nonce] = [createToken(), createToken()];
  await deleteExpiredLogins(now);
  await insertLogin({
    stateHash: hashToken(state),
    browserHash: hashToken(login.browser),
    nonce,
    platformId: login.platformId,
    parameters: login.parameters,
    begunAt: now,
    expiresAt: new Date(now.getTime() + loginMs),
  });
  return { state, nonce };
}

export interface KnownLogin {
  platformId: PlatformId;
  parameters: LoginParameters;
  /** Whether the login was started in this browser. */
  isOf: (browser: string | null) => boolean;
}

/** A login in progress; throws if it is unknown, expired or used. */
export async function findLogin(state: string, now: Date): Promise<KnownLogin> {
  const found = await selectOptionalLogin(hashToken(state), now);
  if (!found) throw new AppError('lti.launch_expired');
  return {
    platformId: found.platform_id,
    parameters: loginParametersSchema.parse(found.parameters),
    isOf: (browser) => browser !== null && timingSafeEqual(found.browser_hash, hashToken(browser)),
  };
}

/** Marks the login as used, even if the launch turns out to be invalid. Returns the nonce that the launch must contain. */
export async function finishLogin(
  { state, browser }: { state: string; browser: string },
  now: Date,
): Promise<{ nonce: string; platformId: PlatformId }> {
  const used = await updateLoginUsed(hashToken(state), hashToken(browser), now);
  if (!used) throw new AppError('lti.launch_expired');
  return { nonce: used.nonce, platformId: used.platform_id };
}
