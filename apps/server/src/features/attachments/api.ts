import { limits, submissionIdSchema } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/attachments';
import { z } from 'zod';
import {
  attachFiles,
  downloadAttachment,
  downloadOwnAttachment,
  listAttachments,
} from '../../domain/attachments/index.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { spooledFiles } from '../../platform/spool.ts';

export const attachmentRoutes = [
  defineRoute(calls.attachFiles, {
    permission: 'assignment.write',
    body: z.object({ submissionId: submissionIdSchema, files: spooledFiles() }),
    spool: {
      maxFileBytes: limits.attachmentBytes,
      maxFiles: limits.attachmentsPerUpload,
      // Larger than the limit, so that a slightly larger upload gets a proper error.
      maxBytes: 3 * limits.attachedBytes,
    },
    limitPerMinute: 30,
    handler: async ({ actor, body, now }) => ({ successfulUploads: await attachFiles(actor, body, now) }),
  }),
  defineRoute(calls.listAttachments, {
    permission: 'submission.read',
    handler: ({ actor, query }) => listAttachments(actor, query.submissionId),
  }),
  defineFileRoute(calls.downloadOwnAttachment, {
    permission: 'assignment.write',
    handler: ({ actor, params }) => downloadOwnAttachment(actor, params.id),
  }),
  defineFileRoute(calls.downloadAttachment, {
    permission: 'submission.read',
    handler: ({ actor, params, now }) => downloadAttachment(actor, params.id, now),
  }),
];
