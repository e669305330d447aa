import type { FileId, SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { requestPurge } from '../revisions/index.ts';

/** Working copies for repairing a text's formatting, and their reasons. */
export async function eraseRepairs(id: SubmissionId, now: Date): Promise<void> {
  const { rows } = await sql<{ file_id: FileId }>`
    SELECT file_id FROM text_repairs WHERE submission_id = ${id} AND file_id IS NOT NULL`.execute(db());
  await db().deleteFrom('text_repairs').where('submission_id', '=', id).execute();
  await requestPurge(
    rows.map(({ file_id }) => file_id),
    now,
  );
}
