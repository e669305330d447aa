import type { LetterGrade } from '@redraft/contracts';
import { type Sentence, sentence } from '@redraft/sentences';

/** -1 removes the grade; other values are from 0 to 100 with at most two decimals. */
export function numericGrade(value: number): { score: number | null } | 'invalid' {
  if (value === -1) return { score: null };
  if (!Number.isFinite(value) || value < 0 || value > 100) return 'invalid';
  return { score: Math.round(value * 100) / 100 };
}

/** Whether the class uses this letter. */
export function isGradeOfClass(grade: string, grades: readonly LetterGrade[]): boolean {
  return grades.some(({ value, selected }) => selected && value === grade);
}

export type GradeValue = number | string | null;

/** The grade that the caller saw: -1 or an empty letter for none. */
export type SeenGrade = number | string | undefined;

/**
 * What happens to a grade that is set while `current` exists: refused if the caller saw another one, unless the new grade is the current one anyway,
 * as in a retry after a lost response.
 */
export function gradeVerdict(
  { current, given }: { current: GradeValue; given: GradeValue },
  seen: SeenGrade,
): { kind: 'write' } | { kind: 'keep' } | { kind: 'changed'; because: Sentence<'grade.changed'> } {
  if (seen === undefined) return { kind: 'write' };
  if (current === given) return { kind: 'keep' };
  const replaced = seen === -1 || seen === '' ? null : seen;
  if (current === replaced) return { kind: 'write' };
  const params = { current: formatGrade(current), given: formatGrade(given) };
  return { kind: 'changed', because: sentence('grade.changed', params) };
}

function formatGrade(grade: GradeValue): string {
  return grade === null ? '-' : String(grade);
}
