import type { Attached, AttachmentId, SubmissionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/attachments';
import { queryOptions } from '@tanstack/react-query';
import { callApi, sendForm } from '../../lib/api.ts';
import { downloadFrom } from '../../lib/files.ts';

export function attachmentsQuery(submissionId: SubmissionId) {
  return queryOptions({
    queryKey: ['attachments', submissionId],
    queryFn: ({ signal }) => callApi(calls.listAttachments, { query: { submissionId }, signal }),
  });
}

export function attachFiles(
  { submissionId, files }: { submissionId: SubmissionId; files: readonly File[] },
  onProgress: (sentBytes: number) => void,
): Promise<Attached> {
  const form = new FormData();
  form.set('submissionId', String(submissionId));
  for (const file of files) form.append('files', file);
  return sendForm(calls.attachFiles, form, onProgress);
}

/** Students and staff use different calls. */
export type Audience = 'student' | 'submission';

export function downloadAttachment(audience: Audience, id: AttachmentId): Promise<void> {
  return downloadFrom(`/api/${audience}/download/${id}`);
}
