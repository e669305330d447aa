import type { AssignmentId, DraftId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** How many students have handed in each draft of these assignments, without drafts that no one has handed in. */
export async function countHandedIn(assignmentIds: readonly AssignmentId[]): Promise<Map<DraftId, number>> {
  const rows = await db()
    .selectFrom('draft_submissions')
    .innerJoin('drafts', 'drafts.id', 'draft_submissions.draft_id')
    .select(({ fn }) => ['draft_submissions.draft_id', fn.countAll<number>().as('number')])
    .where('drafts.assignment_id', '=', sql<AssignmentId>`ANY(${assignmentIds}::bigint[])`)
    .where('draft_submissions.submitted_at', 'is not', null)
    .groupBy('draft_submissions.draft_id')
    .execute();
  return new Map(rows.map((row) => [row.draft_id, row.number]));
}
