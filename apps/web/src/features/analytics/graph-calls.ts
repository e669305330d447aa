import type { AssignmentId, ClassId } from '@redraft/contracts';
import {
  assignmentActivitySchema,
  classHeatmapSchema,
  classTimesSchema,
  hourlyActivitySchema,
  wordsChangedSchema,
} from '@redraft/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';
import type { DayRange } from './activity/days-span.ts';

/** What comes as JSON in a text. */
export function inText<Answer>(schema: z.ZodType<Answer>): z.ZodType<Answer> {
  return z.string().transform((text) => schema.parse(JSON.parse(text)));
}

/** While other days are on their way, those before stay in sight. */
const ofDays = { placeholderData: keepPreviousData } as const;
const daysOf = (range: DayRange | null) => range ?? {};

/** The graphs of a class; all of its days where none are chosen. */
export const classGraphQueries = {
  heatmap: (id: ClassId, range: DayRange | null) =>
    queryOptions({
      ...ofDays,
      queryKey: ['class', id, 'graphs', 'heatmap', range],
      queryFn: ({ signal }) =>
        callApi('GET', '/api/classes/graphs/heatmap', {
          query: { id, ...daysOf(range) },
          answer: inText(classHeatmapSchema),
          signal,
        }),
    }),
  hourly: (id: ClassId, range: DayRange | null) =>
    queryOptions({
      ...ofDays,
      queryKey: ['class', id, 'graphs', 'hourly', range],
      queryFn: ({ signal }) =>
        callApi('GET', '/api/classes/graphs/hourly', {
          query: { id, ...daysOf(range) },
          answer: inText(hourlyActivitySchema),
          signal,
        }),
    }),
  activity: (id: ClassId, range: DayRange | null) =>
    queryOptions({
      ...ofDays,
      queryKey: ['class', id, 'graphs', 'activity', range],
      queryFn: ({ signal }) =>
        callApi('GET', '/api/classes/graphs/activity', {
          query: { id, ...daysOf(range) },
          answer: inText(assignmentActivitySchema),
          signal,
        }),
    }),
  times: (id: ClassId) =>
    queryOptions({
      queryKey: ['class', id, 'graphs', 'times'],
      queryFn: ({ signal }) =>
        callApi('GET', '/api/classes/graphs/times', {
          query: { id },
          answer: inText(classTimesSchema),
          signal,
        }),
    }),
};

/** The graphs of an assignment. What is under way ends with the dialog that asked for it. */
export const assignmentGraphQueries = {
  heatmap: (id: AssignmentId) =>
    queryOptions({
      queryKey: ['assignment-graphs', id, 'heatmap'],
      queryFn: ({ signal }) =>
        callApi('GET', '/api/classes/assignment/graphs/heatmap', {
          query: { id },
          answer: inText(classHeatmapSchema),
          signal,
        }),
    }),
  hourly: (id: AssignmentId) =>
    queryOptions({
      queryKey: ['assignment-graphs', id, 'hourly'],
      queryFn: ({ signal }) =>
        callApi('GET', '/api/classes/assignment/graphs/hourly', {
          query: { id },
          answer: inText(hourlyActivitySchema),
          signal,
        }),
    }),
  wordsChanged: (id: AssignmentId) =>
    queryOptions({
      queryKey: ['assignment-graphs', id, 'words-changed'],
      queryFn: ({ signal }) =>
        callApi('GET', '/api/classes/assignment/graphs/wordschanged', {
          query: { id },
          answer: inText(wordsChangedSchema),
          signal,
        }),
    }),
};
