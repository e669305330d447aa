import type { SubmissionId, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function updateGrade(
  id: SubmissionId,
  grade: { score?: number | null; alternateGrade?: string | null },
  by: { userId: UserId; at: Date },
): Promise<void> {
  await db()
    .updateTable('submissions')
    .set({
      ...(grade.score === undefined ? {} : { score: grade.score }),
      ...(grade.alternateGrade === undefined ? {} : { alternate_grade: grade.alternateGrade }),
      graded_at: by.at,
      graded_by: by.userId,
    })
    .where('id', '=', id)
    .execute();
}
