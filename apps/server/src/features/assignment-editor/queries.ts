import type { AssignmentId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** How much of students' work hangs on an assignment. */
export async function selectCounts(assignmentId: AssignmentId): Promise<{ started: number; graded: number }> {
  return db()
    .selectFrom('submissions')
    .select(({ fn }) => [fn.countAll<number>().as('started'), fn.count<number>('graded_at').as('graded')])
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirstOrThrow();
}

/** How many students have handed in each draft; drafts that nobody has are left out. */
export function listHandedIn(assignmentId: AssignmentId) {
  return db()
    .selectFrom('draft_submissions')
    .innerJoin('drafts', 'drafts.id', 'draft_submissions.draft_id')
    .select(({ fn }) => ['draft_submissions.draft_id', fn.countAll<number>().as('number')])
    .where('drafts.assignment_id', '=', assignmentId)
    .where('draft_submissions.submitted_at', 'is not', null)
    .groupBy('draft_submissions.draft_id')
    .execute();
}
