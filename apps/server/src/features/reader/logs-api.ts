import {
  progressLogSchema as progressLogAnswer,
  readLogsQuerySchema,
  submissionIdSchema,
  submissionLogsSchema as submissionLogsAnswer,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { progressLogOf, readLogs } from './logs.ts';

export const readerLogRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/readsubmissionlogs',
    summary: 'The saves of a submission that changed its text, the first ones first, some thousands at once',
    permission: 'submission.read',
    query: readLogsQuerySchema,
    answer: submissionLogsAnswer,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => readLogs(actor, query, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/progressLog',
    summary: 'How many words a submission had after some of its saves',
    permission: 'submission.read',
    query: z.object({ id: submissionIdSchema }),
    answer: progressLogAnswer,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => progressLogOf(actor, query.id, now),
  }),
];
