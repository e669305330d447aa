import type { Role, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** The public columns of an account: none that proves an identity. */
export interface AccountRow {
  id: UserId;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  confirmed: boolean;
  image_url: string | null;
  auth_provider: string;
  /** Null until chosen. */
  language: Language | null;
  time_zone: string | null;
  plain_text: boolean;
  /** Part of the demo world, with a password that everybody knows. */
  is_demo: boolean;
  roles: Role[];
}

/** The recipient of a link: the fields that the mail uses. */
export type LinkOwner = Pick<AccountRow, 'id' | 'email' | 'first_name' | 'username' | 'language'>;

// A CHECK of the table restricts the role names.
const rolesOfUser = sql<Role[]>`coalesce(
  (SELECT array_agg(role ORDER BY role) FROM user_roles WHERE user_roles.user_id = users.id), '{}')`;

function accounts() {
  return db()
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'confirmed', 'image_url'])
    .select([
      'auth_provider',
      sql<Language | null>`language`.as('language'),
      'time_zone',
      'plain_text',
      'is_demo',
      rolesOfUser.as('roles'),
    ]);
}

export async function selectOptionalAccountByUsername(username: string): Promise<AccountRow | undefined> {
  return accounts().where(sql`lower(username)`, '=', username.toLowerCase()).executeTakeFirst();
}

/** Only for checking a password: no other query reads the hash for a sign-in. */
export async function selectOptionalCredentials(username: string) {
  return db()
    .selectFrom('users')
    .select(['id', 'password_hash', 'confirmed'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
}

export async function selectOptionalAccountByEmail(email: string): Promise<AccountRow | undefined> {
  return accounts().where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst();
}

export async function selectOptionalAccount(id: UserId): Promise<AccountRow | undefined> {
  return accounts().where('users.id', '=', id).executeTakeFirst();
}

export async function selectAccount(id: UserId): Promise<AccountRow> {
  return accounts().where('users.id', '=', id).executeTakeFirstOrThrow();
}

/** Only for changing a password: like signing in, one of two queries that read the hash. */
export async function selectPasswordHash(id: UserId): Promise<string | null> {
  const { password_hash: hash } = await db()
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return hash;
}

/** Held until the end of the transaction; false if the password has changed, or the account was closed. */
export async function lockPassword(id: UserId, passwordHash: string): Promise<boolean> {
  const row = await db()
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('confirmed', '=', true)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** False if the current password is no longer the given one. */
export async function updatePassword(
  id: UserId,
  { from, to }: { from?: string; to: string },
): Promise<boolean> {
  const row = await db()
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .$if(from !== undefined, (query) => query.where('password_hash', '=', from ?? null))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateUserConfirmed(id: UserId): Promise<void> {
  await db().updateTable('users').set({ confirmed: true }).where('id', '=', id).execute();
}

export async function insertRole(id: UserId, role: Role): Promise<void> {
  await db()
    .insertInto('user_roles')
    .values({ user_id: id, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertRoleOfMany(ids: readonly UserId[], role: Role): Promise<void> {
  await sql`
    INSERT INTO user_roles (user_id, role) SELECT id, ${role} FROM unnest(${[...ids]}::bigint[]) AS rows (id)
    ON CONFLICT DO NOTHING`.execute(db());
}

/** Which of these addresses, in lower case, an account has. */
export async function listUsedAddresses(emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    SELECT lower(email) AS email FROM users WHERE lower(email) = ANY(${[...emails]}::text[])`.execute(db());
  return new Set(rows.map((row) => row.email));
}

/** Undefined if the username or the address is taken. */
export async function insertUserIfUnique(user: {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  profileUrls?: readonly string[];
  language?: Language;
  /** Null until a link was used to choose a password. */
  passwordHash: string | null;
  isConfirmed: boolean;
  roles: readonly Role[];
  at: Date;
}): Promise<UserId | undefined> {
  const inserted = await db()
    .insertInto('users')
    .values({
      username: user.username,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      phone: user.phone ?? '',
      profile_urls: [...(user.profileUrls ?? [])],
      language: user.language ?? null,
      password_hash: user.passwordHash,
      confirmed: user.isConfirmed,
      created_at: user.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  const { id } = inserted;
  if (user.roles.length > 0) {
    await db()
      .insertInto('user_roles')
      .values(user.roles.map((role) => ({ user_id: id, role })))
      .execute();
  }
  return id;
}

/** Updates the given fields only. */
export async function updatePreferences(
  id: UserId,
  preferences: { language?: Language | null; time_zone?: string | null; plain_text?: boolean },
): Promise<void> {
  await db().updateTable('users').set(preferences).where('id', '=', id).execute();
}
