import type { AssignmentFileId, FileId } from '@redraft/contracts';
import { AppError } from '../../../platform/errors.ts';
import { listAdditionalFiles } from './file-queries.ts';
import type { SubmissionRow } from './queries.ts';

/** An additional file that the student has started; the main file if none is given. */
export async function loadMainFileId(
  submission: SubmissionRow,
  assignmentFileId: AssignmentFileId | undefined,
): Promise<{ fileId: FileId; title: string }> {
  if (assignmentFileId === undefined)
    return { fileId: submission.main_file_id, title: submission.assignment_title };
  const files = await listAdditionalFiles(submission.id);
  const copy = files.find((file) => file.assignment_file_id === assignmentFileId);
  if (!copy) throw new AppError('not_found');
  return { fileId: copy.file_id, title: copy.title };
}
