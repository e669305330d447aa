import { z } from 'zod';
import { defineCall } from '../call.ts';
import { classHeatmapSchema } from '../class-figures.ts';
import {
  assignmentActivitySchema,
  assignmentGraphQuerySchema,
  classGraphQuerySchema,
  classTimesSchema,
  hourlyActivitySchema,
  wordsChangedSchema,
} from '../graphs.ts';
import { classIdSchema } from '../ids.ts';

/** Days are calendar days in the zone of the class, both inclusive. */

export const readClassHeatmap = defineCall({
  method: 'GET',
  path: '/api/classes/graphs/heatmap',
  summary: 'How much was changed in each clock hour by the texts of a class, as JSON in a text',
  query: classGraphQuerySchema,
  answer: z.string(),
  inText: classHeatmapSchema,
  errors: ['not_found', 'access.denied'],
});

export const readClassHours = defineCall({
  method: 'GET',
  path: '/api/classes/graphs/hourly',
  summary: 'Minutes of writing of a class by the hour of the day, as JSON in a text',
  query: classGraphQuerySchema,
  answer: z.string(),
  inText: hourlyActivitySchema,
  errors: ['not_found', 'access.denied'],
});

export const readClassActivity = defineCall({
  method: 'GET',
  path: '/api/classes/graphs/activity',
  summary: 'Minutes of writing for each assignment of a class in thirds of a day, as JSON in a text',
  query: classGraphQuerySchema,
  answer: z.string(),
  inText: assignmentActivitySchema,
  errors: ['not_found', 'access.denied'],
});

export const readClassTimes = defineCall({
  method: 'GET',
  path: '/api/classes/graphs/times',
  summary: 'Total times, time averages and words a minute of a class, as JSON in a text',
  query: z.object({ id: classIdSchema }),
  answer: z.string(),
  inText: classTimesSchema,
  errors: ['not_found', 'access.denied'],
});

export const readAssignmentHeatmap = defineCall({
  method: 'GET',
  path: '/api/classes/assignment/graphs/heatmap',
  summary: 'How much was changed in each clock hour by the texts for an assignment, as JSON in a text',
  query: assignmentGraphQuerySchema,
  answer: z.string(),
  inText: classHeatmapSchema,
  errors: ['not_found', 'access.denied'],
});

export const readAssignmentHours = defineCall({
  method: 'GET',
  path: '/api/classes/assignment/graphs/hourly',
  summary: 'Minutes of writing for an assignment by the hour of the day, as JSON in a text',
  query: assignmentGraphQuerySchema,
  answer: z.string(),
  inText: hourlyActivitySchema,
  errors: ['not_found', 'access.denied'],
});

export const readAssignmentWordsChanged = defineCall({
  method: 'GET',
  path: '/api/classes/assignment/graphs/wordschanged',
  summary: 'Words changed for an assignment in thirds of a day, as JSON in a text',
  query: assignmentGraphQuerySchema,
  answer: z.string(),
  inText: wordsChangedSchema,
  errors: ['not_found', 'access.denied'],
});
