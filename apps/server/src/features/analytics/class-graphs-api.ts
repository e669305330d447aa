import { assignmentGraphQuerySchema, classGraphQuerySchema, classIdSchema } from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import {
  activityOfClass,
  heatmapOfAssignment,
  heatmapOfClass,
  hoursOfAssignment,
  hoursOfClass,
  timesOfClass,
  wordsChangedOfAssignment,
} from './class-graphs.ts';

/** Their answers are JSON in a text. The days are those of the class's calendar, both ends included. */
const ofClass = {
  method: 'GET',
  permission: 'class.read_as_member',
  answer: z.string(),
  errors: ['not_found', 'access.denied'],
} as const;

export const classGraphRoutes = [
  ...[
    {
      path: '/api/classes/graphs/heatmap' as const,
      summary: 'How much was changed in each clock hour by the texts of a class, as JSON in a text',
      graph: heatmapOfClass,
    },
    {
      path: '/api/classes/graphs/hourly' as const,
      summary: 'Minutes of writing of a class by the hour of the day, as JSON in a text',
      graph: hoursOfClass,
    },
    {
      path: '/api/classes/graphs/activity' as const,
      summary: 'Minutes of writing for each assignment of a class in thirds of a day, as JSON in a text',
      graph: activityOfClass,
    },
  ].map(({ path, summary, graph }) =>
    defineRoute({
      ...ofClass,
      path,
      summary,
      query: classGraphQuerySchema,
      handler: async ({ actor, query, now }) => JSON.stringify(await graph(actor, query, now)),
    }),
  ),
  defineRoute({
    ...ofClass,
    path: '/api/classes/graphs/times',
    summary: 'Total times, time averages and words a minute of a class, as JSON in a text',
    query: z.object({ id: classIdSchema }),
    handler: async ({ actor, query, now }) => JSON.stringify(await timesOfClass(actor, query, now)),
  }),
  ...[
    {
      path: '/api/classes/assignment/graphs/heatmap' as const,
      summary: 'How much was changed in each clock hour by the texts for an assignment, as JSON in a text',
      graph: heatmapOfAssignment,
    },
    {
      path: '/api/classes/assignment/graphs/hourly' as const,
      summary: 'Minutes of writing for an assignment by the hour of the day, as JSON in a text',
      graph: hoursOfAssignment,
    },
    {
      path: '/api/classes/assignment/graphs/wordschanged' as const,
      summary: 'Words changed for an assignment in thirds of a day, as JSON in a text',
      graph: wordsChangedOfAssignment,
    },
  ].map(({ path, summary, graph }) =>
    defineRoute({
      ...ofClass,
      path,
      summary,
      query: assignmentGraphQuerySchema,
      handler: async ({ actor, query, now }) => JSON.stringify(await graph(actor, query, now)),
    }),
  ),
];
