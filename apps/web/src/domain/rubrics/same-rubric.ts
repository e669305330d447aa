import type { RubricContent } from '@redraft/contracts';
import { rubricContentSchema } from '@redraft/contracts';

/** Deep equality of two rubrics, independent of key order. */
export function isSameRubric(one: RubricContent | null, other: RubricContent | null): boolean {
  return (
    JSON.stringify(one && rubricContentSchema.parse(one)) ===
    JSON.stringify(other && rubricContentSchema.parse(other))
  );
}
