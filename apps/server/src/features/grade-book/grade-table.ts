import type { GradeBook, GradeBookText } from '@redraft/contracts';

/** The grades of a class in the structure of a file. */
export interface GradeTable
  extends Pick<GradeBook, 'assignments' | 'texts' | 'missed' | 'gradeMethod' | 'gradeOptions'> {
  students: readonly (GradeBook['students'][number] & { username: string })[];
  /** Texts with hidden names, by codes that reveal nothing about their authors. */
  hiddenTexts: readonly HiddenText[];
  /** Column headers of the assignments, in order. */
  titles: readonly string[];
}

export interface HiddenText
  extends Pick<GradeBookText, 'submissionId' | 'assignmentId' | 'grade' | 'alternateGrade' | 'isSubmitted'> {
  code: string;
}

/** The grade of the kind that the class uses. */
export function gradeOf(
  text: Pick<GradeBookText, 'grade' | 'alternateGrade'>,
  { gradeMethod }: Pick<GradeBook, 'gradeMethod'>,
): number | string | null {
  if (gradeMethod === 'Letter') return text.alternateGrade;
  return text.grade < 0 ? null : text.grade;
}
