import type { SubmissionId } from '@redraft/contracts';
import type { TypedNumber } from '../../lib/typed-number.ts';

/** A grade that was typed over another one and not saved. */
interface TypedGrade {
  over: number;
  typed: TypedNumber;
}

const typedGrades = new Map<SubmissionId, TypedGrade>();

/** Whoever goes on to another text and comes back finds what was typed; not where the text has got another grade since. */
export function typedGradeOf(id: SubmissionId, grade: number): TypedNumber | undefined {
  const kept = typedGrades.get(id);
  if (kept === undefined || kept.over === grade) return kept?.typed;
  typedGrades.delete(id);
  return undefined;
}

export function keepTypedGrade(id: SubmissionId, kept: TypedGrade | null): void {
  if (kept === null) typedGrades.delete(id);
  else typedGrades.set(id, kept);
}
