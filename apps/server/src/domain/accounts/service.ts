import {
  type ChangePreferencesBody,
  type Preferences,
  type Profile,
  profileSchema,
  type Role,
  type SessionUser,
  sessionUserSchema,
  type UserId,
} from '@redraft/contracts';
import { type Actor, permissionsOf } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyEnded } from '../../platform/notify.ts';
import { isPasswordOf, nobodysHash } from '../../platform/password.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import {
  type AccountRow,
  endSession,
  insertSession,
  insertUser,
  lockOptionalSession,
  selectAccount,
  selectOptionalCredentials,
  selectOptionalSession,
  updatePreferences,
  updateSessionExpiry,
} from './queries.ts';
import { renewedExpiry, sessionExpiry, sessionState } from './session-rules.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** The account behind a name and its password. */
export async function checkCredentials(credentials: Credentials): Promise<AccountRow> {
  const known = await selectOptionalCredentials(credentials.username.trim());
  const matches = await isPasswordOf(known?.password_hash ?? nobodysHash, credentials.password);
  if (!known?.password_hash || !matches) throw new AppError('auth.wrong_credentials');
  if (!known.confirmed) throw new AppError('auth.unconfirmed');
  return selectAccount(known.id);
}

/** What an actor, a session and a profile all tell of a person. */
function personOf(account: AccountRow) {
  return {
    username: account.username,
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    roles: account.roles,
  };
}

function preferencesOf(account: AccountRow): Preferences {
  return { language: account.language, timeZone: account.time_zone };
}

/** Signs in whoever the caller has found to be this person; the answer holds the access token. */
export async function openSession(
  { account, isRemembered }: { account: AccountRow; isRemembered: boolean },
  now: Date,
): Promise<SessionUser> {
  const token = createToken();
  const expiresAt = sessionExpiry(isRemembered, now);
  await insertSession({ userId: account.id, tokenHash: hashToken(token), at: now, expiresAt });
  return sessionUserSchema.parse({
    id: account.id,
    ...personOf(account),
    can: permissionsOf(account),
    accessToken: token,
    expiry: expiresAt.toISOString(),
    ...preferencesOf(account),
  });
}

/** The actor behind a bearer token. Roles are read each time: a change acts at once. */
export async function authenticate(token: string, now: Date): Promise<Actor> {
  const session = await selectOptionalSession(hashToken(token));
  if (!session) throw new AppError('auth.required');
  const state = sessionState({ expiresAt: session.expires_at, endedAt: session.ended_at }, now);
  if (state === 'expired') throw new AppError('auth.expired');
  if (state === 'ended') throw new AppError('auth.required');
  const account = await selectAccount(session.user_id);
  return {
    userId: account.id,
    sessionId: session.id,
    ...personOf(account),
    sessionExpiresAt: session.expires_at,
  };
}

/** Lets the session of the actor go on; answers until when. */
export async function renewSession(actor: Actor, now: Date): Promise<Date> {
  return inTransaction(async () => {
    const session = await lockOptionalSession(actor.sessionId);
    if (!session) throw new AppError('auth.required');
    const { created_at: createdAt, expires_at: expiresAt } = session;
    const renewed = renewedExpiry({ createdAt, expiresAt }, now);
    await updateSessionExpiry(actor.sessionId, renewed);
    return renewed;
  });
}

/** Ends the session of the actor, and what is open by it. */
export async function closeSession(actor: Actor, now: Date): Promise<void> {
  await inTransaction(async () => {
    await endSession(actor.sessionId, now);
    await notifyEnded({ sessionId: actor.sessionId });
  });
}

export async function readProfile(actor: Actor): Promise<Profile> {
  const account = await selectAccount(actor.userId);
  return {
    id: account.id,
    ...personOf(account),
    imageUrl: account.image_url,
    ...preferencesOf(account),
    authProvider: profileSchema.shape.authProvider.parse(account.auth_provider),
  };
}

/** Language and time zone of the own account; answers what holds now. */
export async function changePreferences(actor: Actor, chosen: ChangePreferencesBody): Promise<Preferences> {
  const { language, timeZone } = chosen;
  if (language !== undefined || timeZone !== undefined)
    await updatePreferences(actor.userId, {
      ...(language === undefined ? {} : { language }),
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    });
  return preferencesOf(await selectAccount(actor.userId));
}

/** A confirmed local account; used by the demo world and by administrators. */
export async function createAccount(account: {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  roles: readonly Role[];
  at: Date;
}): Promise<UserId> {
  return inTransaction(() => insertUser({ ...account, isConfirmed: true }));
}
