import type { SubmissionId } from '@redraft/contracts';
import type { TypedNumber } from '../../lib/typed-number.ts';

/** A typed grade that is not saved, with the grade it would replace. */
interface TypedGrade {
  replacedGrade: number;
  typed: TypedNumber;
}

const typedGrades = new Map<SubmissionId, TypedGrade>();

/** Restores unsaved input when the user returns to a text, unless its grade has changed since. */
export function findTypedGrade(id: SubmissionId, grade: number): TypedNumber | undefined {
  const typedGrade = typedGrades.get(id);
  if (typedGrade === undefined || typedGrade.replacedGrade === grade) return typedGrade?.typed;
  typedGrades.delete(id);
  return undefined;
}

export function storeTypedGrade(id: SubmissionId, typedGrade: TypedGrade | null): void {
  if (typedGrade === null) typedGrades.delete(id);
  else typedGrades.set(id, typedGrade);
}
