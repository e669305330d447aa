import type { LetterGrade } from '@redraft/contracts';

/** -1 takes the grade away; anything else lies between 0 and 100 with at most two decimals. */
export function numericGrade(value: number): { score: number | null } | 'invalid' {
  if (value === -1) return { score: null };
  if (!Number.isFinite(value) || value < 0 || value > 100) return 'invalid';
  return { score: Math.round(value * 100) / 100 };
}

/** A letter is one that the class has selected. */
export function isGradeOfClass(grade: string, grades: readonly LetterGrade[]): boolean {
  return grades.some(({ value, selected }) => selected && value === grade);
}
