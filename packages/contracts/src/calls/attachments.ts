import { z } from 'zod';
import { attachedSchema, attachmentSchema, attachmentsQuerySchema } from '../attachments.ts';
import { defineCall } from '../call.ts';
import { attachmentIdSchema, submissionIdSchema } from '../ids.ts';
import { formFilesSchema } from './form-files.ts';

const idParamsSchema = z.object({ id: attachmentIdSchema });

export const attachFiles = defineCall({
  method: 'POST',
  path: '/api/student/upload',
  summary: 'Attach files to the own submission: all of them, or none',
  body: z.object({ submissionId: submissionIdSchema, files: formFilesSchema }),
  answer: attachedSchema,
  errors: [
    'not_found',
    'attachment.not_allowed',
    'attachment.none',
    'attachment.too_large',
    'attachment.all_too_large',
    'attachment.too_many',
    'attachment.unsupported',
    'assignment.not_started',
    'assignment.closed',
    'assignment.paused',
    'class.archived',
    'submission.closed',
  ],
  creates: true,
});

export const listAttachments = defineCall({
  method: 'GET',
  path: '/api/student/upload',
  scope: 'submissions.read',
  summary: 'The files that are attached to a submission, for its student and for staff',
  query: attachmentsQuerySchema,
  answer: z.array(attachmentSchema),
  errors: ['not_found'],
});

export const downloadOwnAttachment = defineCall({
  method: 'GET',
  path: '/api/student/download/:id',
  summary: 'Download a file that is attached to the own submission',
  params: idParamsSchema,
  errors: ['not_found'],
  answer: 'file',
});

export const downloadAttachment = defineCall({
  method: 'GET',
  path: '/api/submission/download/:id',
  scope: 'submissions.read',
  summary: 'Download a file that is attached to a submission, for staff',
  params: idParamsSchema,
  errors: ['not_found'],
  answer: 'file',
});
