import {
  heatmapSchema,
  ratioBandsBodySchema,
  scoresSchema,
  submissionIdSchema,
  timeMetricsSchema,
  wordsOverTimeSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  changeMapOfSubmission,
  heatmapOfSubmission,
  scoresOfSubmission,
  setRatioBands,
  timeMetricsOf,
  wordsOverTimeOfSubmission,
} from '../../domain/writing-figures/index.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';

export const analyticsRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/getTimeConsumed',
    summary: 'Active, think and total writing time of a submission, and its rank',
    permission: 'submission.read',
    query: z.object({ id: submissionIdSchema }),
    answer: timeMetricsSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => timeMetricsOf(actor, query.id, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/scores',
    summary: 'Effort and revision of a submission, what they are made of, and their history',
    permission: 'submission.read',
    query: z.object({ submissionId: submissionIdSchema }),
    answer: scoresSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => scoresOfSubmission(actor, query.submissionId, now),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/classes/ratioBands',
    summary: 'Whether the bands of the active-to-think ratio are coloured for the staff of an assignment',
    permission: 'assignment.manage',
    body: ratioBandsBodySchema,
    answer: z.object({ isKept: z.boolean() }),
    errors: ['not_found'],
    handler: async ({ actor, body, now }) => {
      await setRatioBands(actor, body, now);
      return { isKept: body.isKept };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/getHeatmapLogs',
    summary: 'How much was changed in each clock hour',
    permission: 'submission.read',
    query: z.object({ id: submissionIdSchema }),
    answer: heatmapSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => heatmapOfSubmission(actor, query.id, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/getChangeDist',
    summary: 'Which part of a text was worked on in which sitting, as HTML in a text',
    permission: 'submission.read',
    query: z.object({ submissionId: submissionIdSchema }),
    answer: z.string(),
    errors: ['not_found'],
    limitPerMinute: 60,
    handler: ({ actor, query, now, request }) =>
      changeMapOfSubmission(actor, { id: query.submissionId, language: readerLanguage(request) }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/wordchangebyessayTime',
    summary: 'Number of words over time',
    permission: 'submission.read',
    query: z.object({ submissionId: submissionIdSchema }),
    answer: wordsOverTimeSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => wordsOverTimeOfSubmission(actor, query.submissionId, now),
  }),
];
