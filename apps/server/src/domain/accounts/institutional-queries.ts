import type { Role, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

type SignInMethod = 'oidc' | 'saml' | 'lti';

/** Without a password: nobody signs in to it but by the institution. Nothing where the name or the address is taken meanwhile. */
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

/** Whoever made the account never showed that the address is theirs: it is the institution's from now on. */
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
