import {
  attachedSchema,
  attachmentIdSchema,
  attachmentSchema,
  attachmentsQuerySchema,
  limits,
  submissionIdSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  attachFiles,
  downloadAttachment,
  downloadOwnAttachment,
  listAttachments,
} from '../../domain/attachments/index.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { spooledFiles } from '../../platform/spool.ts';

const idParamsSchema = z.object({ id: attachmentIdSchema });

export const attachmentRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/student/upload',
    summary: 'Attach files to the own submission: all of them, or none',
    creates: true,
    permission: 'assignment.write',
    body: z.object({ submissionId: submissionIdSchema, files: spooledFiles() }),
    spool: {
      maxFileBytes: limits.attachmentBytes,
      maxFiles: limits.attachmentsAtOnce,
      // So much is waited for only to say that it is too much.
      maxBytes: 3 * limits.attachedBytes,
    },
    limitPerMinute: 30,
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
    handler: async ({ actor, body, now }) => ({ successfulUploads: await attachFiles(actor, body, now) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/student/upload',
    summary: 'The files that are attached to a submission, for its student and for staff',
    permission: 'submission.read',
    query: attachmentsQuerySchema,
    answer: z.array(attachmentSchema),
    errors: ['not_found'],
    handler: ({ actor, query }) => listAttachments(actor, query.submissionId),
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/student/download/:id',
    summary: 'Download a file that is attached to the own submission',
    permission: 'assignment.write',
    params: idParamsSchema,
    errors: ['not_found'],
    handler: ({ actor, params }) => downloadOwnAttachment(actor, params.id),
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/submission/download/:id',
    summary: 'Download a file that is attached to a submission, for staff',
    permission: 'submission.read',
    params: idParamsSchema,
    errors: ['not_found'],
    handler: ({ actor, params, now }) => downloadAttachment(actor, params.id, now),
  }),
];
