import type { AssignmentFileId, FileId, SubmissionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/student-files';
import { callApi, sendForm } from '../../lib/api.ts';

/** Creates the student's copy of an additional file; idempotent. */
export function startAdditionalFile(
  submissionId: SubmissionId,
  assignmentTemplateId: AssignmentFileId,
): Promise<FileId> {
  return callApi(calls.openAdditionalFile, { query: { submissionId, assignmentTemplateId } }).then(
    ({ data }) => data,
  );
}

/** Replaces a file by one that was edited in an external program. */
export async function putBackFile(returned: {
  submissionId: SubmissionId;
  assignmentTemplateId?: AssignmentFileId | undefined;
  file: File;
}): Promise<void> {
  const body = new FormData();
  body.set('submissionId', String(returned.submissionId));
  if (returned.assignmentTemplateId !== undefined)
    body.set('assignmentTemplateId', String(returned.assignmentTemplateId));
  body.set('selectedFile', returned.file);
  await sendForm(calls.putBackFile, body);
}
