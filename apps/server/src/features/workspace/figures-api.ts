import {
  additionalHeatmapsSchema,
  heatmapSchema,
  progressionSchema,
  scoresSchema,
  submissionIdSchema,
  timeMetricsSchema,
  wordsOverTimeSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';
import {
  ownAdditionalHeatmaps,
  ownChangeMap,
  ownHeatmap,
  ownProgression,
  ownScores,
  ownTimes,
  ownWordsOverTime,
} from './own-figures.ts';

const ownText = {
  method: 'POST',
  permission: 'assignment.write',
  query: z.object({ id: submissionIdSchema }),
  errors: ['not_found', 'access.denied'],
} as const;

export const figuresRoutes = [
  defineRoute({
    ...ownText,
    path: '/api/student/graph/essaymap',
    summary:
      'Which part of the text its student worked on in which sitting, as HTML, where the assignment shows it',
    answer: z.string(),
    limitPerMinute: 60,
    handler: ({ actor, query, request }) => ownChangeMap(actor, query.id, readerLanguage(request)),
  }),
  defineRoute({
    ...ownText,
    path: '/api/student/graph/heatmap',
    summary: 'How much its student changed in each clock hour, where the assignment shows it',
    answer: heatmapSchema,
    handler: ({ actor, query }) => ownHeatmap(actor, query.id),
  }),
  defineRoute({
    ...ownText,
    path: '/api/student/graph/wordchange',
    summary: 'Number of words over time, where the assignment shows it to its student',
    answer: wordsOverTimeSchema,
    handler: ({ actor, query }) => ownWordsOverTime(actor, query.id),
  }),
  defineRoute({
    ...ownText,
    path: '/api/student/graph/times',
    summary: 'Active, think and total time of the own text, and its rank, where the assignment shows them',
    answer: timeMetricsSchema,
    handler: ({ actor, query }) => ownTimes(actor, query.id),
  }),
  defineRoute({
    ...ownText,
    path: '/api/student/graph/scores',
    summary:
      'Effort and revision of the own text, and what they are made of, where the assignment shows them',
    answer: scoresSchema,
    handler: ({ actor, query }) => ownScores(actor, query.id),
  }),
  defineRoute({
    ...ownText,
    path: '/api/student/graph/progression',
    summary: 'Length of the own text and place of work over time, where the assignment shows them',
    answer: progressionSchema,
    limitPerMinute: 120,
    handler: ({ actor, query }) => ownProgression(actor, query.id),
  }),
  defineRoute({
    ...ownText,
    path: '/api/student/graph/additional',
    summary:
      'How much its student changed in each clock hour in the files beside the text, where that is shown',
    answer: additionalHeatmapsSchema,
    handler: ({ actor, query }) => ownAdditionalHeatmaps(actor, query.id),
  }),
];
