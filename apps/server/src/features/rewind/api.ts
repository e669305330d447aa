import { rewindLogSchema, submissionIdSchema } from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { readRewindLog } from './service.ts';

export const rewindRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/rewind/log',
    summary: 'Every save of a submission as its changes, to be played back',
    permission: 'submission.read',
    query: z.object({ submissionId: submissionIdSchema }),
    answer: rewindLogSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => readRewindLog(actor, query.submissionId, now),
  }),
];
