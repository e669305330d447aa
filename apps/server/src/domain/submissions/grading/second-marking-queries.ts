import type { SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';

/** Which of these texts have two markers whose marks are not settled. */
export async function listMarkedTwice(ids: readonly SubmissionId[]): Promise<Set<SubmissionId>> {
  const rows = await db()
    .selectFrom('second_marking_texts')
    .select('submission_id')
    .where('submission_id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
    .where('settled_at', 'is', null)
    .execute();
  return new Set(rows.map((row): SubmissionId => row.submission_id));
}
