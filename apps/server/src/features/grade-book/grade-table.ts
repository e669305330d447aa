import type { GradeBook, GradeBookText } from '@redraft/contracts';

/** The grades of a class as a file has them. */
export interface GradeTable
  extends Pick<GradeBook, 'assignments' | 'texts' | 'missed' | 'gradeMethod' | 'gradeOptions'> {
  students: readonly (GradeBook['students'][number] & { username: string })[];
  /** Texts whose names are hidden, by codes that say nothing about whose they are. */
  hiddenTexts: readonly HiddenText[];
  /** The heads under which the assignments stand, in their order. */
  titles: readonly string[];
}

export interface HiddenText
  extends Pick<GradeBookText, 'submissionId' | 'assignmentId' | 'grade' | 'alternateGrade' | 'isSubmitted'> {
  code: string;
}

/** Of the two kinds of grades the one that the class gives. */
export function gradeOf(
  text: Pick<GradeBookText, 'grade' | 'alternateGrade'>,
  { gradeMethod }: Pick<GradeBook, 'gradeMethod'>,
): number | string | null {
  if (gradeMethod === 'Letter') return text.alternateGrade;
  return text.grade < 0 ? null : text.grade;
}
