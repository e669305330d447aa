import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** One reading of a person after another, until the end of the transaction. */
export async function lockReader(readerId: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('readings of user', ${readerId}))`.execute(db());
}
