import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';

/**
 * Makes check and append atomic (docs/decisions/0025): a save reads the fence of its file before its permission is checked, and is written only if
 * the fence is unchanged. A transaction that revokes the permission locks the file and raises its fence: earlier saves are in the log by then, later
 * ones check again.
 */

/** The fence has changed since the permission was checked: check again. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
}

/** Locks files against saves until the end of the transaction, always in order of ID. */
export async function lockFiles(ids: readonly FileId[]): Promise<void> {
  // Conflicts with the shared lock of a save, which an update of non-key columns alone would not.
  await sql`SELECT id FROM files WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id FOR UPDATE`.execute(db());
}

/** Also raises the fences, so that saves in progress check their permission again. */
export async function fenceFiles(ids: readonly FileId[]): Promise<void> {
  if (ids.length === 0) return;
  await lockFiles(ids);
  await sql`UPDATE files SET fence = fence + 1 WHERE id = ANY(${[...ids]}::bigint[])`.execute(db());
}

/** Waits for transactions that hold the file. */
export async function requireFence(id: FileId): Promise<void> {
  await sql`SELECT id FROM files WHERE id = ${id} FOR KEY SHARE`.execute(db());
}
