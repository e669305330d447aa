import type { SubmissionRow } from '../texts/index.ts';

/** The grade as visible to the student: none while it is held back. */
export function shownGrade(row: Pick<SubmissionRow, 'score' | 'alternate_grade' | 'is_shown'>) {
  if (!row.is_shown) return { score: -1, alternateGrade: null };
  return { score: row.score ?? -1, alternateGrade: row.alternate_grade };
}

/** Whether there is a grade that the student can see. */
export function isGradeShown(
  row: Pick<SubmissionRow, 'id' | 'score' | 'alternate_grade' | 'is_shown'>,
): boolean {
  const { score, alternateGrade } = shownGrade(row);
  return score !== -1 || (alternateGrade ?? '') !== '';
}
