import type { RubricContent } from '@redraft/contracts';
import { rubricContentSchema } from '@redraft/contracts';

/** Whether two rubrics say the same, whatever the order in which their parts are kept. */
export function isSameRubric(one: RubricContent | null, other: RubricContent | null): boolean {
  return (
    JSON.stringify(one && rubricContentSchema.parse(one)) ===
    JSON.stringify(other && rubricContentSchema.parse(other))
  );
}
