import type { SessionExpiry, SessionUser } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import {
  byCredentials,
  type Credentials,
  openSession,
  renewSession,
  selectAccount,
  selectOptionalAccountByUsername,
} from '../../domain/accounts/index.ts';
import { renewFileTokens, resumeFileToken } from '../../domain/editor-host/index.ts';
import { issueSignInCode, redeemSignInCode } from '../../domain/sign-in-codes/index.ts';
import { attachSignOnSession } from '../../domain/sign-on-sessions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { countOne } from '../../platform/limit-counts.ts';

/** From where somebody tries. */
interface SignInAttempt {
  address: string;
}

/** Sign-in in one step: the answer holds the access token. */
export async function signIn(
  credentials: Credentials & SignInAttempt & { isRemembered: boolean; userAgent: string },
  now: Date,
): Promise<SessionUser> {
  const { isRemembered, userAgent } = credentials;
  return rethrowRecorded(
    byCredentials(credentials, (account) => openSession({ account, isRemembered, userAgent }, now)),
    credentials,
    now,
  );
}

/** Sign-in on the authorization page: a code to come back with, so that no token stands in an address. */
export async function authorize(
  credentials: Credentials & SignInAttempt & { isRemembered: boolean; browser: string },
  now: Date,
): Promise<{ code: string }> {
  const { isRemembered, browser } = credentials;
  return rethrowRecorded(
    byCredentials(credentials, async ({ id: userId }) => ({
      code: await issueSignInCode({ userId, isRemembered, browser }, now),
    })),
    credentials,
    now,
  );
}

/** Of names that nobody has, a minute and address: they could be made up without end. */
const maxFailuresPerUnknownName = 10;

/** A try that failed is in the audit log, with its account if there is one; a name that nobody has is not: it may be a password in the wrong field. */
async function rethrowRecorded<Result>(
  attempt: Promise<Result>,
  { username, address }: Pick<Credentials, 'username'> & SignInAttempt,
  now: Date,
): Promise<Result> {
  try {
    return await attempt;
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'auth.wrong_credentials') {
      const account = await selectOptionalAccountByUsername(username.trim());
      const { count } = await countOne(`failed sign-in of nobody ${address}`, 60_000);
      if (account !== undefined || count <= maxFailuresPerUnknownName)
        await audit({
          at: now,
          actorId: null,
          action: 'account.sign_in_failed',
          subject: 'account',
          subjectId: account?.id ?? 0,
          details: { address },
        });
    }
    throw cause;
  }
}

/** Only for the browser that asked for it, by whatever it is known. */
export async function exchangeCode(
  {
    userAgent,
    endsSessionsOf,
    ...shown
  }: {
    code: string;
    browsers: readonly string[];
    userAgent: string;
    /** The institutions whose own sessions we know how to end. */
    endsSessionsOf: { oidc: string | undefined; saml: string | undefined };
  },
  now: Date,
): Promise<SessionUser> {
  return inTransaction(async () => {
    const { userId, isRemembered, institution } = await redeemSignInCode(shown, now);
    const account = await selectAccount(userId);
    // Closed since the code was handed out.
    if (!account.confirmed) throw new AppError('auth.code_invalid');
    const session = await openSession({ account, isRemembered, userAgent }, now);
    if (institution === null) return session;
    const ownLink = await attachSignOnSession(shown.code, session);
    const isEndable = Object.values(endsSessionsOf).includes(institution);
    const signOut = ownLink ?? (institution === endsSessionsOf.oidc ? '/oauth2/signout' : null);
    return { ...session, institution: { name: institution, signOut: isEndable ? signOut : null } };
  });
}

/** For somebody who has signed in again while a document stood open: it is saved on. */
export async function resumeOpening(actor: Actor, token: string, now: Date): Promise<void> {
  const { userId, sessionId, sessionExpiresAt: expiresAt } = actor;
  const isResumed = await resumeFileToken(token, { userId, sessionId, expiresAt }, now);
  if (!isResumed) throw new AppError('not_found');
}

/** For somebody who writes on: the session and what it has open go on, under the same tokens. */
export async function extendSession(actor: Actor, now: Date): Promise<SessionExpiry> {
  return inTransaction(async () => {
    const expiresAt = await renewSession(actor, now);
    await renewFileTokens({ sessionId: actor.sessionId, expiresAt }, now);
    return { expiry: expiresAt.toISOString() };
  });
}
