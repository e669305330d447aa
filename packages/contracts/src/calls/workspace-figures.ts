import { z } from 'zod';
import { heatmapSchema, timeMetricsSchema, wordsOverTimeSchema } from '../analytics.ts';
import { defineCall } from '../call.ts';
import { scoresSchema } from '../evaluations.ts';
import { additionalHeatmapsSchema, progressionSchema } from '../graphs.ts';
import { submissionIdSchema } from '../ids.ts';

export const readOwnChangeMap = defineCall({
  method: 'POST',
  path: '/api/student/graph/essaymap',
  summary:
    'Which part of the text its student worked on in which sitting, as HTML, where the assignment shows it',
  query: z.object({ id: submissionIdSchema }),
  answer: z.string(),
  errors: ['not_found', 'access.denied'],
});

export const readOwnHeatmap = defineCall({
  method: 'POST',
  path: '/api/student/graph/heatmap',
  summary: 'How much its student changed in each clock hour, where the assignment shows it',
  query: z.object({ id: submissionIdSchema }),
  answer: heatmapSchema,
  errors: ['not_found', 'access.denied'],
});

export const readOwnWordsOverTime = defineCall({
  method: 'POST',
  path: '/api/student/graph/wordchange',
  summary: 'Number of words over time, where the assignment shows it to its student',
  query: z.object({ id: submissionIdSchema }),
  answer: wordsOverTimeSchema,
  errors: ['not_found', 'access.denied'],
});

export const readOwnTimes = defineCall({
  method: 'POST',
  path: '/api/student/graph/times',
  summary: 'Active, think and total time of the own text, and its rank, where the assignment shows them',
  query: z.object({ id: submissionIdSchema }),
  answer: timeMetricsSchema,
  errors: ['not_found', 'access.denied'],
});

export const readOwnScores = defineCall({
  method: 'POST',
  path: '/api/student/graph/scores',
  summary: 'Effort and revision of the own text, and what they are made of, where the assignment shows them',
  query: z.object({ id: submissionIdSchema }),
  answer: scoresSchema,
  errors: ['not_found', 'access.denied'],
});

export const readOwnProgression = defineCall({
  method: 'POST',
  path: '/api/student/graph/progression',
  summary: 'Length of the own text and place of work over time, where the assignment shows them',
  query: z.object({ id: submissionIdSchema }),
  answer: progressionSchema,
  errors: ['not_found', 'access.denied'],
});

export const readOwnAdditionalHeatmaps = defineCall({
  method: 'POST',
  path: '/api/student/graph/additional',
  summary:
    'How much its student changed in each clock hour in the files beside the text, where that is shown',
  query: z.object({ id: submissionIdSchema }),
  answer: additionalHeatmapsSchema,
  errors: ['not_found', 'access.denied'],
});
