import { heatmapSchema, submissionIdSchema, wordsOverTimeSchema } from '@redraft/contracts';
import { z } from 'zod';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';
import { ownChangeMap, ownHeatmap, ownWordsOverTime } from './own-figures.ts';

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
];
