import type { AccessTokenId, AccessTokenScope, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface TokenRow {
  id: AccessTokenId;
  user_id: UserId;
  name: string;
  hint: string;
  scopes: string[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

export interface OwnedTokenRow extends TokenRow {
  first_name: string;
  last_name: string;
  username: string;
}

const columns = [
  'id',
  'user_id',
  'name',
  'hint',
  'scopes',
  'created_at',
  'expires_at',
  'last_used_at',
] as const;

export function insertToken(token: {
  userId: UserId;
  name: string;
  tokenHash: Buffer;
  hint: string;
  scopes: AccessTokenScope[];
  at: Date;
  expiresAt: Date;
}): Promise<TokenRow> {
  return db()
    .insertInto('access_tokens')
    .values({
      user_id: token.userId,
      name: token.name,
      token_hash: token.tokenHash,
      hint: token.hint,
      scopes: token.scopes,
      created_at: token.at,
      expires_at: token.expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Held until the end of the transaction, so that simultaneous creations count each other. */
export async function lockOwner(userId: UserId): Promise<void> {
  await db()
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function countValidTokens(userId: UserId, now: Date): Promise<number> {
  const { count } = await db()
    .selectFrom('access_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Includes what decides whether the token is valid. */
export function selectOptionalToken(tokenHash: Buffer) {
  return db()
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select([
      'access_tokens.id',
      'access_tokens.user_id',
      'scopes',
      'expires_at',
      'revoked_at',
      'last_used_at',
    ])
    .select(sql<boolean>`users.confirmed AND users.deleted_at IS NULL`.as('is_account_open'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function touchToken(id: AccessTokenId, now: Date): Promise<void> {
  await db().updateTable('access_tokens').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** Tokens that were not revoked, including expired ones, newest first. */
export function listTokensOf(userId: UserId): Promise<TokenRow[]> {
  return db()
    .selectFrom('access_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** Valid tokens of all accounts, older than the given one, newest first. */
export async function listValidTokens(
  search: { person: string; before: AccessTokenId | undefined; limit: number },
  now: Date,
): Promise<OwnedTokenRow[]> {
  const person = search.person.toLowerCase();
  const { rows } = await sql<OwnedTokenRow>`
    SELECT token.id, user_id, name, hint, scopes, token.created_at, expires_at, last_used_at, first_name, last_name, username
    FROM access_tokens AS token JOIN users ON users.id = token.user_id
    WHERE revoked_at IS NULL AND expires_at > ${now}
      AND token.id < ${search.before ?? Number.MAX_SAFE_INTEGER}
      AND (${person} = '' OR position(${person} IN lower(concat_ws(' ', first_name, last_name))) > 0
        OR position(${person} IN lower(username)) > 0 OR position(${person} IN lower(email)) > 0)
    ORDER BY token.id DESC LIMIT ${search.limit}`.execute(db());
  return rows;
}

/** Returns the revoked token; undefined if there is none, or if it was revoked before. */
export function revokeToken(
  { id, userId }: { id: AccessTokenId; userId: UserId | undefined },
  now: Date,
): Promise<{ name: string; user_id: UserId } | undefined> {
  return db()
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', sql<UserId>`${userId}`))
    .returning(['name', 'user_id'])
    .executeTakeFirst();
}

export async function revokeTokens(userId: UserId, now: Date): Promise<AccessTokenId[]> {
  const rows = await db()
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteTokensEndedBefore(endedBefore: Date): Promise<void> {
  await db()
    .deleteFrom('access_tokens')
    .where((eb) => eb.or([eb('expires_at', '<', endedBefore), eb('revoked_at', '<', endedBefore)]))
    .execute();
}

export async function selectIsOn(): Promise<boolean> {
  const { is_on: isOn } = await db()
    .selectFrom('access_token_policy')
    .select('is_on')
    .executeTakeFirstOrThrow();
  return isOn;
}

/** False if nothing changed. */
export async function updateIsOn(isOn: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('access_token_policy')
    .set({ is_on: isOn })
    .where('is_on', '!=', isOn)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
