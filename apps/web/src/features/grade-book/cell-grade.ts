import { pointsSchema } from '@redraft/contracts';
import { readNumber } from '../../lib/typed-number.ts';
import type { GradesOf } from './use-grade-book.ts';

/** A grade as displayed in a cell. */
export type CellGrade = number | string | null;

/** Parses cell input, or says that it is not a grade of this class. An empty value or "-" removes the grade. */
export function readGrade(
  text: string,
  { gradeMethod, gradeOptions }: GradesOf,
  language: string,
): { grade: CellGrade } | 'invalid' {
  const typed = text.trim();
  if (typed === '' || typed === '-') return { grade: null };
  if (gradeMethod === 'Letter') {
    const letter = gradeOptions.find((option) => option.toLowerCase() === typed.toLowerCase());
    return letter === undefined ? 'invalid' : { grade: letter };
  }
  const points = pointsSchema.safeParse(readNumber(typed, { language }));
  return points.success ? { grade: points.data } : 'invalid';
}

export function writeGrade(grade: CellGrade, language: string): string {
  if (grade === null) return '-';
  if (typeof grade === 'string') return grade;
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(grade);
}

/** The grade of a text or draft in the class's grading method; the API's -1 means none. */
export function gradeIn(
  given: { grade: number; alternateGrade: string | null },
  { gradeMethod }: Pick<GradesOf, 'gradeMethod'>,
): CellGrade {
  if (gradeMethod === 'Letter') return given.alternateGrade;
  return given.grade < 0 ? null : given.grade;
}
