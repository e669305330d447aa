import type { ManagedAccountQuery, Role, UserId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import { rolesWith } from '../../access/index.ts';
import { db } from '../../platform/db.ts';
import { type ScopeRow, scopesOfUserColumn } from '../role-scopes/index.ts';
import type { LinkOwner } from './queries.ts';

export interface ManagedRow {
  id: UserId;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  phone: string;
  confirmed: boolean;
  auth_provider: string;
  profile_urls: string[];
  roles: Role[];
  pending_since: Date | null;
  scopes: ScopeRow[];
  roles_by_rule: Role[];
  institutions: string[];
}

interface PageOfRows {
  limit: number;
  offset?: number;
}

function rowsWhere(condition: RawBuilder<unknown>, { limit, offset = 0 }: PageOfRows) {
  return sql<ManagedRow>`
    SELECT users.id, first_name, last_name, username, email, phone, confirmed, auth_provider, profile_urls,
      coalesce((SELECT array_agg(role ORDER BY role) FROM user_roles WHERE user_id = users.id), '{}') AS roles,
      waiting.requested_at AS pending_since, ${scopesOfUserColumn} AS scopes,
      coalesce((SELECT array_agg(DISTINCT role) FROM role_rule_grants WHERE user_id = users.id), '{}') AS roles_by_rule,
      coalesce((SELECT array_agg(DISTINCT name) FROM account_institutions WHERE user_id = users.id), '{}') AS institutions
    FROM users
    LEFT JOIN instructor_requests AS waiting ON waiting.user_id = users.id AND waiting.decided_at IS NULL
    WHERE users.deleted_at IS NULL AND ${condition}
    ORDER BY waiting.requested_at, lower(last_name), lower(first_name), users.id
    LIMIT ${limit} OFFSET ${offset}`.execute(db());
}

// Must match the expression of the accounts' index, or the index is not used.
const allLetters = sql`plain_letters(
  first_name || ' ' || last_name || ' ' || username || ' ' || email || ' ' || phone)`;

/** Escapes the wildcards of LIKE. */
function toLikePattern(searchText: string): RawBuilder<string> {
  const literal = searchText.replace(/[\\%_]/g, '\\$&');
  return sql<string>`'%' || plain_letters(${literal}) || '%'`;
}

/** A trigram has three letters: for fewer, the index is no faster than a scan. */
const minIndexedLength = 3;

/** The order of first and last name varies by country and by how users filled in the form: both orders match. */
const bothNames = sql<string>`first_name || ' ' || last_name`;

/** The index finds candidates; then the field itself is compared. */
function contains(field: RawBuilder<string>, searchText: string): RawBuilder<boolean> {
  if (searchText === '') return sql<boolean>`true`;
  const pattern = toLikePattern(searchText);
  if (searchText.length < minIndexedLength) return sql<boolean>`plain_letters(${field}) LIKE ${pattern}`;
  return sql<boolean>`(${allLetters} LIKE ${pattern} AND plain_letters(${field}) LIKE ${pattern})`;
}

function matchesFilter(filter: ManagedAccountQuery): RawBuilder<boolean> {
  return sql<boolean>`${contains(bothNames, filter.firstName)} AND ${contains(bothNames, filter.lastName)}
    AND ${contains(sql`username`, filter.username)} AND ${contains(sql`email`, filter.email)} AND ${contains(sql`phone`, filter.phone)}
    AND (NOT ${filter.pending}::boolean OR waiting.user_id IS NOT NULL)`;
}

/** Accounts that match all search terms; pending requests come first, oldest first, then by name. */
export async function listManagedAccounts(
  filter: ManagedAccountQuery,
  page: PageOfRows,
): Promise<ManagedRow[]> {
  const { rows } = await rowsWhere(matchesFilter(filter), page);
  return rows;
}

export async function countManagedAccounts(): Promise<number> {
  const { count } = await db()
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function selectOptionalManagedAccount(id: UserId): Promise<ManagedRow | undefined> {
  const { rows } = await rowsWhere(sql`users.id = ${id}`, { limit: 1 });
  return rows[0];
}

/** Serialises administrators' changes to names, addresses and roles until the end of the transaction. */
export async function lockManaging(): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('managing accounts', 0))`.execute(db());
}

/** Whether an active account can assign roles: any, or another one than `exceptId`. */
export async function hasManager({
  exceptId = null,
  countsDemo,
}: {
  exceptId?: UserId | null;
  countsDemo: boolean;
}): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM user_roles JOIN users ON users.id = user_id
      WHERE role = ANY(${rolesWith('account.manage')}::text[]) AND confirmed AND user_id IS DISTINCT FROM ${exceptId}
        AND (${countsDemo}::boolean OR NOT is_demo)) AS has`.execute(db());
  return rows[0]?.has === true;
}

/** Which of the two is taken by another account. */
export async function selectTaken(names: {
  id: UserId | null;
  username: string;
  email: string;
}): Promise<{ username: boolean; email: boolean }> {
  const { rows } = await sql<{ username: boolean; email: boolean }>`
    SELECT coalesce(bool_or(lower(username) = lower(${names.username})), false) AS username,
      coalesce(bool_or(lower(email) = lower(${names.email})), false) AS email
    FROM users WHERE (${names.id}::bigint IS NULL OR id <> ${names.id})
      AND (lower(username) = lower(${names.username}) OR lower(email) = lower(${names.email}))`.execute(db());
  return rows[0] ?? { username: false, email: false };
}

export interface ManagedValues {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  phone: string;
  confirmed: boolean;
  profile: readonly string[];
}

function columnsOf(values: ManagedValues) {
  return {
    first_name: values.firstName,
    last_name: values.lastName,
    username: values.username,
    email: values.email,
    phone: values.phone,
    confirmed: values.confirmed,
    profile_urls: [...values.profile],
  };
}

/** Without a password: the first one is set by a link. Accounts whose name or address is taken are missing from the result. */
export async function insertManagedAccounts(rows: readonly ManagedValues[], at: Date): Promise<LinkOwner[]> {
  return db()
    .insertInto('users')
    .values(rows.map((values) => ({ ...columnsOf(values), created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email', 'first_name', 'username', sql<null>`NULL`.as('language')])
    .execute();
}

/** Roles that an account has already are left out. */
export async function insertRoles(rows: readonly { id: UserId; role: Role }[]): Promise<void> {
  if (rows.length === 0) return;
  await db()
    .insertInto('user_roles')
    .values(rows.map(({ id, role }) => ({ user_id: id, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateManagedAccount(id: UserId, values: ManagedValues): Promise<void> {
  await db().updateTable('users').set(columnsOf(values)).where('id', '=', id).execute();
}

export async function updateName(
  id: UserId,
  { firstName, lastName }: Pick<ManagedValues, 'firstName' | 'lastName'>,
): Promise<void> {
  await db()
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .execute();
}

export async function replaceRoles(id: UserId, roles: readonly Role[]): Promise<void> {
  await sql`DELETE FROM user_roles WHERE user_id = ${id} AND NOT role = ANY(${[...roles]}::text[])`.execute(
    db(),
  );
  await sql`INSERT INTO user_roles (user_id, role) SELECT ${id}, role FROM unnest(${[...roles]}::text[]) AS role
    ON CONFLICT DO NOTHING`.execute(db());
}

export async function deleteRoles(id: UserId, roles: readonly Role[]): Promise<void> {
  await sql`DELETE FROM user_roles WHERE user_id = ${id} AND role = ANY(${[...roles]}::text[])`.execute(db());
}
