import type { UserId } from '@redraft/contracts';
import { notifySaved } from '../../platform/notify.ts';
import type { AssignmentRow } from '../assignments/index.ts';
import { finaliseFile, headOf } from '../revisions/index.ts';
import type { SubmissionRow } from './queries.ts';

/** The version of a fenced text that is handed in now: where the assignment says so with its changes accepted. */
export async function versionToHandIn(
  { submission, assignment }: { submission: SubmissionRow; assignment: AssignmentRow },
  userId: UserId,
  now: Date,
): Promise<number> {
  const fileId = submission.main_file_id;
  if (assignment.auto_accept) {
    const accepted = await finaliseFile({ fileId, userId, at: now });
    if (accepted.changed) await notifySaved({ fileId, at: accepted.at });
  }
  return (await headOf(fileId)).seq;
}
