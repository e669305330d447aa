import {
  additionalHeatmapsQuerySchema,
  additionalHeatmapsSchema,
  assignmentIdSchema,
  stripPlotSchema,
  totalWordBodySchema,
  wordsCountSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { countWords, heatmapsOfAdditionalFiles, stripsOfAssignment } from './text-graphs.ts';

export const textGraphRoutes = [
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
