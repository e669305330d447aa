import type { AssignmentId } from '@redraft/contracts';
import { kindOf, listAssignmentFiles } from '../assignment-files/index.ts';

/** Whether the students' files of an assignment can be reviewed: only text documents can. */
export async function isReviewable(id: AssignmentId): Promise<boolean> {
  const files = await listAssignmentFiles([id]);
  const main = files.find(({ type }) => type === 'MAIN');
  return main === undefined || kindOf(main) === 'docx';
}
