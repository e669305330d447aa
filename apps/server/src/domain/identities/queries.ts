import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

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
  identity: IdentityName & { userId: UserId; way: 'oidc' | 'saml'; at: Date },
): Promise<void> {
  const { issuer, subject, userId, way, at } = identity;
  await db()
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, way, connected_at: at, used_at: at })
    .execute();
}

export async function updateIdentityUsed({ issuer, subject }: IdentityName, at: Date): Promise<void> {
  await db()
    .updateTable('identities')
    .set({ used_at: at })
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
