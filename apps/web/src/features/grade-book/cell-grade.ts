import { pointsSchema } from '@redraft/contracts';
import { readNumber } from '../../lib/typed-number.ts';
import type { GradesOf } from './use-grade-book.ts';

/** A grade as it stands in a cell. */
export type CellGrade = number | string | null;

/** What was typed into a cell, or that it is no grade of this class. Empty takes the grade away, as "-" does. */
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

/** Of a text or a draft, the kind of grade that the class gives; -1 on the wire is none. */
export function gradeIn(
  given: { grade: number; alternateGrade: string | null },
  { gradeMethod }: Pick<GradesOf, 'gradeMethod'>,
): CellGrade {
  if (gradeMethod === 'Letter') return given.alternateGrade;
  return given.grade < 0 ? null : given.grade;
}
