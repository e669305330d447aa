import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wordsCountSchema } from '../class-figures.ts';
import {
  additionalHeatmapsQuerySchema,
  additionalHeatmapsSchema,
  changeDistributionQuerySchema,
  changeDistributionSchema,
  progressionSchema,
  stripPlotSchema,
  totalWordBodySchema,
} from '../graphs.ts';
import { assignmentIdSchema, submissionIdSchema } from '../ids.ts';

export const readChangeDistribution = defineCall({
  method: 'GET',
  path: '/api/classes/changedistribution',
  summary: 'Which part of a text was worked on when, in figures',
  query: changeDistributionQuerySchema,
  answer: changeDistributionSchema,
  errors: ['not_found'],
});

export const readProgression = defineCall({
  method: 'GET',
  path: '/api/classes/progression',
  summary: 'Length of a text and place of work over time, with its sittings',
  query: z.object({ submissionId: submissionIdSchema }),
  answer: progressionSchema,
  errors: ['not_found'],
});

export const readAdditionalHeatmaps = defineCall({
  method: 'POST',
  path: '/api/classes/getAdditionalFileHeatmapLogs',
  summary: 'How much was changed in each clock hour in the files beside a text',
  query: additionalHeatmapsQuerySchema,
  answer: additionalHeatmapsSchema,
  errors: ['not_found'],
});

export const countWords = defineCall({
  method: 'POST',
  path: '/api/classes/totalword',
  summary: 'How many words each of some texts has',
  body: totalWordBodySchema,
  answer: wordsCountSchema,
  errors: ['not_found', 'access.denied'],
});

export const readAssignmentStrips = defineCall({
  method: 'GET',
  path: '/api/classes/assignment/graphs/strip',
  summary: 'One dot for each text of an assignment and each measure, with the middle and the spread',
  query: z.object({ id: assignmentIdSchema }),
  answer: stripPlotSchema,
  errors: ['not_found', 'access.denied'],
});
