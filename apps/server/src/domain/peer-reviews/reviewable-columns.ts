import type { AssignmentId } from '@redraft/contracts';
import { kindOf, listAssignmentFiles } from '../assignment-files/index.ts';

/** Whether reviewers can write in a copy of what the students of an assignment write: that is done in texts alone. */
export async function isReviewable(id: AssignmentId): Promise<boolean> {
  const files = await listAssignmentFiles([id]);
  const main = files.find(({ type }) => type === 'MAIN');
  return main === undefined || kindOf(main) === 'docx';
}
