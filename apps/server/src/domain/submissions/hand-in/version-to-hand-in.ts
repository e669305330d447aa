import type { AssignmentRow } from '../../assignments/index.ts';
import { headOf } from '../../revisions/index.ts';
import type { SubmissionRow } from '../texts/index.ts';

/** The version of a fenced text that is handed in now, and whether readers get it with its changes accepted. */
export async function versionToHandIn({
  submission,
  assignment,
}: {
  submission: SubmissionRow;
  assignment: AssignmentRow;
}): Promise<{ versionSeq: number; isAccepted: boolean }> {
  const { seq } = await headOf(submission.main_file_id);
  return { versionSeq: seq, isAccepted: assignment.auto_accept };
}
