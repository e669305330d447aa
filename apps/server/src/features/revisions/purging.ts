import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Has files removed for good, with every version; asked in the transaction that ends the last use of them. */
export async function requestPurge(ids: readonly FileId[], at: Date): Promise<void> {
  await sql`INSERT INTO file_purges (file_id, requested_at)
    SELECT id, ${at} FROM unnest(${[...ids]}::bigint[]) AS id ON CONFLICT DO NOTHING`.execute(db());
}
