import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { Claims } from '../role-rules/index.ts';

export interface IdentityName {
  issuer: string;
  subject: string;
}

/** Two windows of one person may arrive at the same time: the second one finds what the first has created. */
export async function lockAddressAndIdentity(
  { issuer, subject }: IdentityName,
  email: string,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('address that signs on', hashtext(${email})))`.execute(
    db(),
  );
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${issuer}, hashtext(${subject})))`.execute(db());
}

export async function selectOptionalUserOfIdentity({
  issuer,
  subject,
}: IdentityName): Promise<UserId | undefined> {
  const row = await db()
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

export async function isKnownTo(issuer: string, userId: UserId): Promise<boolean> {
  const row = await db()
    .selectFrom('identities')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertIdentity(
  identity: IdentityName & { userId: UserId; way: 'oidc' | 'saml'; claims: Claims; at: Date },
): Promise<void> {
  const { issuer, subject, userId, way, claims, at } = identity;
  await db()
    .insertInto('identities')
    .values({
      issuer,
      subject,
      user_id: userId,
      way,
      claims: JSON.stringify(claims),
      connected_at: at,
      used_at: at,
    })
    .execute();
}

export async function updateIdentityUsed(
  { issuer, subject, claims }: IdentityName & { claims: Claims },
  at: Date,
): Promise<void> {
  await db()
    .updateTable('identities')
    .set({ used_at: at, claims: JSON.stringify(claims) })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** The institutions linked to an account, locked until the end of the transaction, so that simultaneous removals cannot remove the last one. */
export async function lockIssuers(userId: UserId): Promise<string[]> {
  const rows = await db()
    .selectFrom('identities')
    .select('issuer')
    .where('user_id', '=', userId)
    .orderBy('issuer')
    .forUpdate()
    .execute();
  return rows.map(({ issuer }) => issuer);
}

export async function deleteIdentity(issuer: string, userId: UserId): Promise<void> {
  await db().deleteFrom('identities').where('issuer', '=', issuer).where('user_id', '=', userId).execute();
}

export async function listIdentities(userId: UserId) {
  return db()
    .selectFrom('identities')
    .select(['issuer', 'way', 'connected_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('connected_at')
    .limit(20)
    .execute();
}

/** The institutions at which a user signs in, with the names that administrators' rules give them for this user's claims. */
export async function listInstitutionsOf(userId: UserId): Promise<{ issuer: string; names: string[] }[]> {
  const { rows } = await sql<{ issuer: string; names: string[] }>`
    SELECT issuer, ARRAY(SELECT name FROM account_institutions
      WHERE account_institutions.user_id = identities.user_id AND account_institutions.issuer = identities.issuer) AS names
    FROM identities WHERE user_id = ${userId}`.execute(db());
  return rows;
}

export interface KnownIdentity extends IdentityName {
  userId: UserId;
  name: string;
  username: string;
  /** Null if it was last used before claims were stored. */
  claims: Claims | null;
}

/** Identities of open accounts, in a fixed order; those after the given one. */
export async function listKnownIdentities(
  after: IdentityName | null,
  limit: number,
): Promise<KnownIdentity[]> {
  const { rows } = await sql<KnownIdentity>`
    SELECT issuer, subject, claims, user_id AS "userId", username, concat_ws(' ', first_name, last_name) AS name
    FROM identities JOIN users ON users.id = user_id
    WHERE confirmed AND deleted_at IS NULL AND (${after === null}::boolean
      OR (issuer, subject) > (${after?.issuer ?? ''}, ${after?.subject ?? ''}))
    ORDER BY issuer, subject LIMIT ${limit}`.execute(db());
  return rows;
}

/** Claims of the identities that were used last, by the number of people who have them, each with its most frequent values. */
export async function listKnownClaims(limits: {
  identities: number;
  claims: number;
  values: number;
}): Promise<{ name: string; people: number; values: string[] }[]> {
  const { rows } = await sql<{ name: string; people: number; values: string[] }>`
    WITH recent AS (SELECT issuer, subject, claims FROM identities WHERE claims IS NOT NULL ORDER BY used_at DESC LIMIT ${limits.identities}),
    said AS (SELECT claim.key AS name, element.text AS value, issuer, subject FROM recent, jsonb_each(recent.claims) AS claim,
      jsonb_array_elements_text(claim.value) AS element (text)),
    counted AS (SELECT name, value, row_number() OVER (PARTITION BY name ORDER BY count(*) DESC, value) AS place
      FROM said GROUP BY name, value)
    SELECT said.name, count(DISTINCT (issuer, subject))::integer AS people,
      (SELECT array_agg(value ORDER BY place) FROM counted WHERE counted.name = said.name AND place <= ${limits.values}) AS values
    FROM said GROUP BY said.name ORDER BY people DESC, said.name LIMIT ${limits.claims}`.execute(db());
  return rows;
}

export async function listIssuers(): Promise<string[]> {
  const rows = await db()
    .selectFrom('identities')
    .select('issuer')
    .distinct()
    .orderBy('issuer')
    .limit(50)
    .execute();
  return rows.map(({ issuer }) => issuer);
}
