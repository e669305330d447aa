import { heatmap, submissionId, timeMetrics, wordsOverTime } from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { heatmapOfSubmission, timeMetricsOf, wordsOverTimeOfSubmission } from './service.ts';

export const analyticsRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/getTimeConsumed',
    summary: 'Active, think and total writing time of a submission, and its rank',
    permission: 'submission.read',
    query: z.object({ id: submissionId }),
    answer: timeMetrics,
    errors: ['not_found'],
    handler: ({ actor, query }) => timeMetricsOf(actor, query.id),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/getHeatmapLogs',
    summary: 'How much was changed in each clock hour',
    permission: 'submission.read',
    query: z.object({ id: submissionId }),
    answer: heatmap,
    errors: ['not_found'],
    handler: ({ actor, query }) => heatmapOfSubmission(actor, query.id),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/wordchangebyessayTime',
    summary: 'Number of words over time',
    permission: 'submission.read',
    query: z.object({ submissionId }),
    answer: wordsOverTime,
    errors: ['not_found'],
    handler: ({ actor, query }) => wordsOverTimeOfSubmission(actor, query.submissionId),
  }),
];
