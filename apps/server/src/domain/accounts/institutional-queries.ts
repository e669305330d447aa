import type { Role, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

type SignInMethod = 'oidc' | 'saml' | 'lti';

/** Without a password: sign-in is only possible through the institution. Returns nothing if the name or address has been taken meanwhile. */
export async function insertInstitutionalUser(user: {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  signInMethod: SignInMethod;
  role: Role;
  at: Date;
}): Promise<UserId | undefined> {
  const inserted = await db()
    .insertInto('users')
    .values({
      username: user.username,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      auth_provider: user.signInMethod,
      confirmed: true,
      created_at: user.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted)
    await db().insertInto('user_roles').values({ user_id: inserted.id, role: user.role }).execute();
  return inserted?.id;
}

/** The account's creator never confirmed the address, so the account now belongs to the institution's person. */
export async function updateToInstitutional(user: {
  userId: UserId;
  signInMethod: SignInMethod;
  firstName: string;
  lastName: string;
}): Promise<void> {
  await db()
    .updateTable('users')
    .set({
      auth_provider: user.signInMethod,
      password_hash: null,
      confirmed: true,
      first_name: user.firstName,
      last_name: user.lastName,
    })
    .where('id', '=', user.userId)
    .execute();
}

export async function updateEmail(userId: UserId, email: string): Promise<void> {
  await db().updateTable('users').set({ email }).where('id', '=', userId).execute();
}
