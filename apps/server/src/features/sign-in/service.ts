import type { SessionExpiry, SessionUser } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import {
  type Credentials,
  checkCredentials,
  openSession,
  renewSession,
  selectAccount,
} from '../../domain/accounts/index.ts';
import { renewFileTokens } from '../../domain/editor-host/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { insertSignInCode, isSignInCodeOpen, useSignInCode } from './queries.ts';

/** The code stands in an address: one minute is enough to come back with it. */
export const signInCodeMs = 60_000;

/** Sign-in in one step: the answer holds the access token. */
export async function signIn(
  credentials: Credentials & { isRemembered: boolean },
  now: Date,
): Promise<SessionUser> {
  const account = await checkCredentials(credentials);
  return openSession({ account, isRemembered: credentials.isRemembered }, now);
}

/** Sign-in on the authorization page: a code to come back with, so that no token stands in an address. */
export async function authorize(
  credentials: Credentials & { isRemembered: boolean; browser: string },
  now: Date,
): Promise<{ code: string }> {
  const account = await checkCredentials(credentials);
  const code = createToken();
  await insertSignInCode({
    codeHash: hashToken(code),
    browserHash: hashToken(credentials.browser),
    userId: account.id,
    isRemembered: credentials.isRemembered,
    expiresAt: new Date(now.getTime() + signInCodeMs),
  });
  return { code };
}

/** Only for the browser that asked for it: `null` is none of them. */
export async function exchangeCode(
  { code, browser }: { code: string; browser: string | null },
  now: Date,
): Promise<SessionUser> {
  const codeHash = hashToken(code);
  return inTransaction(async () => {
    const used = browser && (await useSignInCode({ codeHash, browserHash: hashToken(browser), now }));
    if (!used)
      throw new AppError(
        (await isSignInCodeOpen({ codeHash, now })) ? 'auth.code_elsewhere' : 'auth.code_invalid',
      );
    const account = await selectAccount(used.user_id);
    return openSession({ account, isRemembered: used.is_remembered }, now);
  });
}

/** For somebody who writes on: the session and what it has open go on, under the same tokens. */
export async function stayIn(actor: Actor, now: Date): Promise<SessionExpiry> {
  return inTransaction(async () => {
    const expiresAt = await renewSession(actor, now);
    await renewFileTokens({ sessionId: actor.sessionId, expiresAt }, now);
    return { expiry: expiresAt.toISOString() };
  });
}
