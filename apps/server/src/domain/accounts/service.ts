import {
  type ChangePreferencesBody,
  type Preferences,
  type Profile,
  profileSchema,
  type Role,
  type UserId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isPasswordOf, nobodysHash } from '../../platform/password.ts';
import { requireOpenAccount } from './demo-accounts.ts';
import { personOf, preferencesOf } from './present.ts';
import {
  type AccountRow,
  insertUserIfUnique,
  lockPassword,
  selectAccount,
  selectOptionalCredentials,
  updatePreferences,
} from './queries.ts';
import { isInstructorPending } from './request-queries.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** The account with this name and password. */
export async function checkCredentials(credentials: Credentials): Promise<AccountRow> {
  return byCredentials(credentials, async (account) => account);
}

/** Acts for the holder of the password, and only if it is still valid afterwards: checking takes long enough for a change meanwhile. */
export async function byCredentials<Result>(
  credentials: Credentials,
  action: (account: AccountRow) => Promise<Result>,
): Promise<Result> {
  const known = await selectOptionalCredentials(credentials.username.trim());
  const matches = await isPasswordOf(known?.password_hash ?? nobodysHash, credentials.password);
  if (!known?.password_hash || !matches) throw new AppError('auth.wrong_credentials');
  if (!known.confirmed) throw new AppError('auth.unconfirmed');
  const { id, password_hash: passwordHash } = known;
  return inTransaction(async () => {
    if (!(await lockPassword(id, passwordHash))) throw new AppError('auth.wrong_credentials');
    const account = await selectAccount(id);
    requireOpenAccount(account);
    return action(account);
  });
}

export async function readProfile(actor: Actor): Promise<Profile> {
  const account = await selectAccount(actor.userId);
  return {
    id: account.id,
    ...personOf(account),
    imageUrl: account.image_url,
    isWaitingForReview: await isInstructorPending(actor.userId),
    ...preferencesOf(account),
    authProvider: profileSchema.shape.authProvider.parse(account.auth_provider),
  };
}

/** Saves the user's own preferences; returns the current ones. */
export async function changePreferences(
  actor: Actor,
  preferences: ChangePreferencesBody,
): Promise<Preferences> {
  const { language, timeZone, plainText } = preferences;
  const columns = {
    ...(language === undefined ? {} : { language }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(plainText === undefined ? {} : { plain_text: plainText }),
  };
  if (Object.keys(columns).length > 0) await updatePreferences(actor.userId, columns);
  return preferencesOf(await selectAccount(actor.userId));
}

/** Creates a confirmed local account; for the demo world and administrators. */
export async function createAccount(account: {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  roles: readonly Role[];
  at: Date;
}): Promise<UserId> {
  return inTransaction(async () => {
    const id = await insertUserIfUnique({ ...account, isConfirmed: true });
    if (id === undefined) throw new AppError('account.taken');
    return id;
  });
}
