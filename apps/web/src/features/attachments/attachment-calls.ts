import type { Attached, AttachmentId, SubmissionId } from '@redraft/contracts';
import { attachedSchema, attachmentSchema } from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi, sendForm } from '../../lib/api.ts';
import { downloadFrom } from '../../lib/files.ts';

export function attachmentsQuery(submissionId: SubmissionId) {
  return queryOptions({
    queryKey: ['attachments', submissionId],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/student/upload', {
        query: { submissionId },
        answer: z.array(attachmentSchema),
        signal,
      }),
  });
}

export function attachFiles(
  { submissionId, files }: { submissionId: SubmissionId; files: readonly File[] },
  onProgress: (sentBytes: number) => void,
): Promise<Attached> {
  const form = new FormData();
  form.set('submissionId', String(submissionId));
  for (const file of files) form.append('files', file);
  return sendForm('/api/student/upload', form, attachedSchema, onProgress);
}

/** Students and staff have a call each. */
export type Audience = 'student' | 'submission';

export function downloadAttachment(audience: Audience, id: AttachmentId): Promise<void> {
  return downloadFrom(`/api/${audience}/download/${id}`);
}
