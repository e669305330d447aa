import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/feedback';
import { readFeedback } from '../../domain/feedback/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { bankRoutes } from './bank-api.ts';
import { uptakeRoutes } from './uptake-api.ts';

export const feedbackRoutes = [
  ...bankRoutes,
  ...uptakeRoutes,
  defineRoute(calls.markFeedbackRead, {
    permission: 'assignment.write',
    handler: async ({ actor, body, now }) => {
      await readFeedback(actor, body.submissionId, now);
      return success;
    },
  }),
];
