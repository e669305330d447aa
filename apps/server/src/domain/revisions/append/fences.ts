import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';

/**
 * Check and append are one act (docs/decisions/0025): a save reads the fence of its file before the right to write is
 * looked up, and is written only while the fence is the same. Whoever ends that right holds the file, and puts its
 * fence up, until the end of a transaction: saves before it are in the log when it goes on, later ones look again.
 */

/** The fence under which the right to write was found is not the one of now: look again. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
}

/** Holds files against saves until the end of the transaction, always in the order of their ids. */
export async function lockFiles(ids: readonly FileId[]): Promise<void> {
  // Against the shared lock of a save, which an update alone would let pass.
  await sql`SELECT id FROM files WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id FOR UPDATE`.execute(db());
}

/** The same, and sends every save that is under way back to look again. */
export async function fenceFiles(ids: readonly FileId[]): Promise<void> {
  if (ids.length === 0) return;
  await lockFiles(ids);
  await sql`UPDATE files SET fence = fence + 1 WHERE id = ANY(${[...ids]}::bigint[])`.execute(db());
}

/** Waits for whoever holds a file. */
export async function requireFence(id: FileId): Promise<void> {
  await sql`SELECT id FROM files WHERE id = ${id} FOR KEY SHARE`.execute(db());
}
