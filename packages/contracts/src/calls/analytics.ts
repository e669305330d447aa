import { z } from 'zod';
import { heatmapSchema, ratioBandsBodySchema, timeMetricsSchema, wordsOverTimeSchema } from '../analytics.ts';
import { defineCall } from '../call.ts';
import { scoresSchema } from '../evaluations.ts';
import { submissionIdSchema } from '../ids.ts';

export const readTimeMetrics = defineCall({
  method: 'POST',
  path: '/api/classes/getTimeConsumed',
  scope: 'submissions.read',
  summary: 'Active, think and total writing time of a submission, and its rank',
  query: z.object({ id: submissionIdSchema }),
  answer: timeMetricsSchema,
  errors: ['not_found'],
});

export const readScores = defineCall({
  method: 'GET',
  path: '/api/classes/scores',
  scope: 'submissions.read',
  summary: 'Effort and revision of a submission, what they are made of, and their history',
  query: z.object({ submissionId: submissionIdSchema }),
  answer: scoresSchema,
  errors: ['not_found'],
});

export const setRatioBands = defineCall({
  method: 'PUT',
  path: '/api/classes/ratioBands',
  summary: 'Whether the bands of the active-to-think ratio are coloured for the staff of an assignment',
  body: ratioBandsBodySchema,
  answer: z.object({ isKept: z.boolean() }),
  errors: ['not_found'],
});

export const readHeatmap = defineCall({
  method: 'POST',
  path: '/api/classes/getHeatmapLogs',
  summary: 'How much was changed in each clock hour',
  query: z.object({ id: submissionIdSchema }),
  answer: heatmapSchema,
  errors: ['not_found'],
});

export const readChangeMap = defineCall({
  method: 'POST',
  path: '/api/classes/getChangeDist',
  summary: 'Which part of a text was worked on in which sitting, as HTML in a text',
  query: z.object({ submissionId: submissionIdSchema }),
  answer: z.string(),
  errors: ['not_found'],
});

export const readWordsOverTime = defineCall({
  method: 'POST',
  path: '/api/classes/wordchangebyessayTime',
  summary: 'Number of words over time',
  query: z.object({ submissionId: submissionIdSchema }),
  answer: wordsOverTimeSchema,
  errors: ['not_found'],
});
