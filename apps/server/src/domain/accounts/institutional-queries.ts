import type { Role, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

type SignInMethod = 'oidc' | 'saml' | 'lti';

/** Without a password: sign-in is only possible through the institution. Returns nothing if the name or address has been taken meanwhile. */
export async function insertInstitutionalUser(user: {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  signInMethod: SignInMethod;
  /** Null if a rule gives the roles. */
  role: Role | null;
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
  if (inserted && user.role !== null)
    await db().insertInto('user_roles').values({ user_id: inserted.id, role: user.role }).execute();
  return inserted?.id;
}

/** Those whose usernames were free. */
export async function insertInstitutionalUsers(
  people: readonly { username: string; email: string; firstName: string; lastName: string; role: Role }[],
  { signInMethod, at }: { signInMethod: SignInMethod; at: Date },
): Promise<{ id: UserId; username: string }[]> {
  const { rows } = await sql<{ id: UserId; username: string }>`
    WITH wanted AS (
      SELECT * FROM unnest(
        ${people.map(({ username }) => username)}::text[],
        ${people.map(({ email }) => email)}::text[],
        ${people.map(({ firstName }) => firstName)}::text[],
        ${people.map(({ lastName }) => lastName)}::text[],
        ${people.map(({ role }) => role)}::text[]) AS rows (username, email, first_name, last_name, role)),
    inserted AS (
      INSERT INTO users (username, email, first_name, last_name, auth_provider, confirmed, created_at)
      SELECT username, email, first_name, last_name, ${signInMethod}, true, ${at} FROM wanted
      ON CONFLICT DO NOTHING RETURNING id, username),
    given AS (
      INSERT INTO user_roles (user_id, role)
      SELECT inserted.id, wanted.role FROM inserted JOIN wanted USING (username))
    SELECT id, username FROM inserted`.execute(db());
  return rows;
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
