import type { RubricContent } from '@redraft/contracts';
import { rubricContent } from '@redraft/contracts';

/** Whether two rubrics say the same, whatever the order in which their parts are kept. */
export function isSameRubric(one: RubricContent | null, other: RubricContent | null): boolean {
  return (
    JSON.stringify(one && rubricContent.parse(one)) === JSON.stringify(other && rubricContent.parse(other))
  );
}
