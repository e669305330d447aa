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

/** The origin of an attempt to sign in. */
interface SignInAttempt {
  address: string;
}

/** Sign-in in one step: the response contains the access token. */
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

/** Sign-in on the authorization page: the response contains a code with which the browser returns, so that no URL contains a token. */
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

/** Failed attempts with unknown usernames that are recorded per minute and IP address; such names can be made up without end. */
const maxRecordedUnknownNames = 10;

/**
 * Records a failed attempt in the audit log, with its account if there is one. An unknown name itself is not recorded: it may be a password typed
 * into the wrong field.
 */
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
      if (account !== undefined || count <= maxRecordedUnknownNames)
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

/** Exchanges a code for a session, only for the browser that requested it. */
export async function exchangeCode(
  {
    userAgent,
    endsSessionsOf,
    ...shown
  }: {
    code: string;
    browsers: readonly string[];
    userAgent: string;
    /** The institutions whose own sessions can be ended from here. */
    endsSessionsOf: { oidc: string | undefined; saml: string | undefined };
  },
  now: Date,
): Promise<SessionUser> {
  return inTransaction(async () => {
    const { userId, isRemembered, institution } = await redeemSignInCode(shown, now);
    const account = await selectAccount(userId);
    // The account was closed after the code was issued.
    if (!account.confirmed) throw new AppError('auth.code_invalid');
    const session = await openSession({ account, isRemembered, userAgent }, now);
    if (institution === null) return session;
    const ownLink = await attachSignOnSession(shown.code, session);
    const isEndable = Object.values(endsSessionsOf).includes(institution);
    const signOut = ownLink ?? (institution === endsSessionsOf.oidc ? '/oauth2/signout' : null);
    return { ...session, institution: { name: institution, signOut: isEndable ? signOut : null } };
  });
}

/** For a user who has signed in again while a document was open: its editor continues to save with its token. */
export async function resumeOpening(actor: Actor, token: string, now: Date): Promise<void> {
  const { userId, sessionId, sessionExpiresAt: expiresAt } = actor;
  const isResumed = await resumeFileToken(token, { userId, sessionId, expiresAt }, now);
  if (!isResumed) throw new AppError('not_found');
}

/** Extends the session of a user who continues to write, and the tokens of the open files. */
export async function extendSession(actor: Actor, now: Date): Promise<SessionExpiry> {
  return inTransaction(async () => {
    const expiresAt = await renewSession(actor, now);
    await renewFileTokens({ sessionId: actor.sessionId, expiresAt }, now);
    return { expiry: expiresAt.toISOString() };
  });
}
