import type { LetterGrade } from '@redraft/contracts';
import { type Sentence, sentence } from '@redraft/sentences';

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

export type GradeValue = number | string | null;

/** As a caller names the grade that it saw: -1 or an empty letter for none. */
export type SeenGrade = number | string | undefined;

/**
 * What becomes of a grade that is given while `current` stands: refused where its giver saw another one, unless it is what was
 * to be written anyway, as after an answer that got lost.
 */
export function gradeVerdict(
  { current, given }: { current: GradeValue; given: GradeValue },
  seen: SeenGrade,
): { kind: 'write' } | { kind: 'keep' } | { kind: 'changed'; because: Sentence<'grade.changed'> } {
  if (seen === undefined) return { kind: 'write' };
  if (current === given) return { kind: 'keep' };
  const replaced = seen === -1 || seen === '' ? null : seen;
  if (current === replaced) return { kind: 'write' };
  const params = { current: shown(current), given: shown(given) };
  return { kind: 'changed', because: sentence('grade.changed', params) };
}

function shown(grade: GradeValue): string {
  return grade === null ? '-' : String(grade);
}
