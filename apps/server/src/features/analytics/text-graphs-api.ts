import {
  additionalHeatmapsQuerySchema,
  additionalHeatmapsSchema,
  assignmentIdSchema,
  changeDistributionQuerySchema,
  changeDistributionSchema,
  progressionSchema,
  stripPlotSchema,
  submissionIdSchema,
  totalWordBodySchema,
  wordsCountSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  distributionOfSubmission,
  heatmapsOfAdditionalFiles,
  progressionOfSubmission,
} from '../../domain/writing-figures/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { countWords, stripsOfAssignment } from './text-graphs.ts';

export const textGraphRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/classes/changedistribution',
    summary: 'Which part of a text was worked on when, in figures',
    permission: 'submission.read',
    query: changeDistributionQuerySchema,
    answer: changeDistributionSchema,
    errors: ['not_found'],
    limitPerMinute: 120,
    handler: ({ actor, query: { submissionId: id, ...query }, now }) =>
      distributionOfSubmission(actor, { id, ...query }, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/progression',
    summary: 'Length of a text and place of work over time, with its sittings',
    permission: 'submission.read',
    query: z.object({ submissionId: submissionIdSchema }),
    answer: progressionSchema,
    errors: ['not_found'],
    limitPerMinute: 120,
    handler: ({ actor, query, now }) => progressionOfSubmission(actor, query.submissionId, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/getAdditionalFileHeatmapLogs',
    summary: 'How much was changed in each clock hour in the files beside a text',
    permission: 'submission.read',
    query: additionalHeatmapsQuerySchema,
    answer: additionalHeatmapsSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => heatmapsOfAdditionalFiles(actor, query, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/totalword',
    summary: 'How many words each of some texts has',
    permission: 'class.read_as_member',
    body: totalWordBodySchema,
    answer: wordsCountSchema,
    errors: ['not_found', 'access.denied'],
    handler: ({ actor, body, now }) => countWords(actor, body, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/assignment/graphs/strip',
    summary: 'One dot for each text of an assignment and each measure, with the middle and the spread',
    permission: 'class.read_as_member',
    query: z.object({ id: assignmentIdSchema }),
    answer: stripPlotSchema,
    errors: ['not_found', 'access.denied'],
    handler: ({ actor, query, now }) => stripsOfAssignment(actor, query, now),
  }),
];
