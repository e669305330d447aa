import { doneSchema, submissionIdSchema, success } from '@redraft/contracts';
import { z } from 'zod';
import { readFeedback } from '../../domain/feedback/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { bankRoutes } from './bank-api.ts';
import { uptakeRoutes } from './uptake-api.ts';

export const feedbackRoutes = [
  ...bankRoutes,
  ...uptakeRoutes,
  defineRoute({
    method: 'POST',
    path: '/api/submission/feedback/read',
    summary: 'The student has opened the feedback on the own submission',
    permission: 'assignment.write',
    body: z.object({ submissionId: submissionIdSchema }),
    answer: doneSchema,
    errors: ['not_found'],
    handler: async ({ actor, body, now }) => {
      await readFeedback(actor, body.submissionId, now);
      return success;
    },
  }),
];
