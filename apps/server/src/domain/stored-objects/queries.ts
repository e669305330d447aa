import { sql } from 'kysely';
import { identityColumn, identityFromClause } from '../../platform/database-identity.ts';
import { db } from '../../platform/db.ts';
import type { Fingerprint } from '../../platform/object-store.ts';

/** Called before the object is stored, so that it can be found if no row ever refers to it. */
export async function insertObject(id: string, { size, sha256 }: Fingerprint, at: Date): Promise<void> {
  await sql`INSERT INTO stored_objects (id, size, sha256, state, since)
    VALUES (${id}, ${size}, ${Buffer.from(sha256)}, 'storing', ${at})`.execute(db());
}

/** Called in the transaction in which a row begins to refer to the object; false if the object is already marked for deletion. */
export async function markStored(id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE stored_objects SET state = 'stored', since = ${at} WHERE id = ${id} AND state = 'storing'`.execute(
    db(),
  );
  return numAffectedRows === 1n;
}

export interface ObjectFingerprint extends Fingerprint {
  id: string;
}

export async function listFingerprints(ids: readonly string[]): Promise<ObjectFingerprint[]> {
  const { rows } = await sql<{ id: string; size: number; sha256: Buffer }>`
    SELECT id, size, sha256 FROM stored_objects WHERE id = ANY(${[...ids]}::uuid[])`.execute(db());
  return rows;
}

/** Claims the next objects that no row has referred to since the given time. No row can refer to them afterwards. */
export async function claimUnused(before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE stored_objects SET state = 'deleting' WHERE id IN (
      SELECT id FROM stored_objects WHERE state <> 'stored' AND since <= ${before}
      ORDER BY since LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db());
  return rows.map(({ id }) => id);
}

/** Called after the objects are deleted. */
export async function deleteObjectRows(ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM stored_objects WHERE id = ANY(${[...ids]}::uuid[]) AND state = 'deleting'`.execute(
    db(),
  );
}

/** Those of the IDs that the database does not know. */
export async function listUnknownIds(ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT listed.id::text FROM unnest(${[...ids]}::uuid[]) AS listed (id)
    WHERE NOT EXISTS (SELECT FROM stored_objects WHERE stored_objects.id = listed.id)`.execute(db());
  return rows.map(({ id }) => id);
}

export async function selectDatabaseIdentity(): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    SELECT ${identityColumn} AS identity FROM ${identityFromClause}`.execute(db());
  if (!rows[0]) throw new Error('The database does not tell its identity');
  return rows[0].identity;
}

export async function hasObjects(): Promise<boolean> {
  const { rows } = await sql`SELECT FROM stored_objects LIMIT 1`.execute(db());
  return rows.length > 0;
}

/** Objects that rows refer to. */
export async function countObjects(): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    SELECT count(*)::int AS count, coalesce(sum(size), 0)::bigint AS bytes
    FROM stored_objects WHERE state = 'stored'`.execute(db());
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** Objects that no row refers to; reads an index of only these. */
export async function countUnused(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM stored_objects WHERE state <> 'stored'`.execute(db());
  return rows[0]?.count ?? 0;
}
