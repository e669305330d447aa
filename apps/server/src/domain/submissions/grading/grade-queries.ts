import type { DraftSubmissionId, SubmissionId, UserId } from '@redraft/contracts';
import { db } from '../../../platform/db.ts';
import { statusColumn } from '../steps/index.ts';

export function selectOptionalDraftGrade(id: DraftSubmissionId) {
  return db()
    .selectFrom('draft_submissions')
    .select(['id', 'submission_id', 'draft_id', 'score', 'alternate_grade', statusColumn.as('status')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One of the two kinds of grades; null removes it. */
export type DraftGrade = { score: number | null } | { alternateGrade: string | null };

export async function updateDraftGrade(id: DraftSubmissionId, grade: DraftGrade): Promise<void> {
  await db()
    .updateTable('draft_submissions')
    .set('score' in grade ? { score: grade.score } : { alternate_grade: grade.alternateGrade })
    .where('id', '=', id)
    .execute();
}

export async function updateGrade(
  id: SubmissionId,
  grade: { score?: number | null; alternateGrade?: string | null },
  author: { userId: UserId; at: Date },
): Promise<void> {
  await db()
    .updateTable('submissions')
    .set({
      ...(grade.score === undefined ? {} : { score: grade.score }),
      ...(grade.alternateGrade === undefined ? {} : { alternate_grade: grade.alternateGrade }),
      graded_at: author.at,
      graded_by: author.userId,
    })
    .where('id', '=', id)
    .execute();
}
