import type { AssignmentId, DraftId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface TextCounts {
  started: number;
  graded: number;
}

/** How much of students' work hangs on each of these assignments; those that nobody has begun are left out. */
export async function countTexts(
  assignmentIds: readonly AssignmentId[],
): Promise<Map<AssignmentId, TextCounts>> {
  const rows = await db()
    .selectFrom('submissions')
    .select(({ fn }) => [
      'assignment_id',
      fn.countAll<number>().as('started'),
      fn.count<number>('graded_at').as('graded'),
    ])
    .where('assignment_id', '=', sql<AssignmentId>`ANY(${assignmentIds}::bigint[])`)
    .groupBy('assignment_id')
    .execute();
  return new Map(rows.map(({ assignment_id: id, started, graded }) => [id, { started, graded }]));
}

/** How many students have handed in each draft of these assignments; drafts that nobody has are left out. */
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
