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
  const typedGrade = typedGrades.get(id);
  if (typedGrade === undefined || typedGrade.over === grade) return typedGrade?.typed;
  typedGrades.delete(id);
  return undefined;
}

export function storeTypedGrade(id: SubmissionId, typedGrade: TypedGrade | null): void {
  if (typedGrade === null) typedGrades.delete(id);
  else typedGrades.set(id, typedGrade);
}
