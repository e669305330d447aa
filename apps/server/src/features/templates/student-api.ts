import { assignmentTemplateId, fileId, submissionId } from '@redraft/contracts';
import { z } from 'zod';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { downloadStudentFile, openAdditionalFile } from './student-files.ts';

export const studentFileRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/submission',
    summary: 'Begin an additional file of the own submission; later the same file again',
    permission: 'assignment.write',
    query: z.object({ submissionId, assignmentTemplateId }),
    answer: z.object({ data: fileId }),
    errors: [
      'not_found',
      'assignment.not_started',
      'assignment.closed',
      'assignment.paused',
      'submission.closed',
    ],
    handler: async ({ actor, query, now }) => {
      const wanted = { submissionId: query.submissionId, itemId: query.assignmentTemplateId };
      return { data: await openAdditionalFile(actor, wanted, now) };
    },
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/auxfiles/submission/file',
    summary: 'Download a file of a submission: the main one, or an additional one that is begun',
    permission: 'submission.read',
    query: z.object({ submissionId, assignmentTemplateId: assignmentTemplateId.optional() }),
    errors: ['not_found'],
    handler: ({ actor, query, now }) => {
      const wanted = { submissionId: query.submissionId, itemId: query.assignmentTemplateId };
      return downloadStudentFile(actor, wanted, now);
    },
  }),
];
