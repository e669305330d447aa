import type { AssignmentId, ClassId, SubmissionId, UserId } from '@redraft/contracts';
import {
  additionalHeatmapsSchema,
  assignmentActivitySchema,
  classHeatmapSchema,
  classTimesSchema,
  heatmapSchema,
  hourlyActivitySchema,
  progressionSchema,
  stripPlotSchema,
  studentHourlySchema,
  studentTimeSeriesSchema,
  studentWordChangeSchema,
  wordsChangedSchema,
} from '@redraft/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';
import type { DayRange } from './activity/days-span.ts';
import type { CallArea } from './analytics-calls.ts';

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
  strip: (id: AssignmentId) =>
    queryOptions({
      queryKey: ['assignment-graphs', id, 'strip'],
      queryFn: ({ signal }) =>
        callApi('GET', '/api/classes/assignment/graphs/strip', {
          query: { id },
          answer: stripPlotSchema,
          signal,
        }),
    }),
};

/** A student of a class. */
export interface StudentOfClass {
  courseId: ClassId;
  studentId: UserId;
}

const studentKey = (of: StudentOfClass) => ['student-graphs', of.courseId, of.studentId] as const;

/** The graphs of one student in a class. */
export const studentGraphQueries = {
  timeSeries: (of: StudentOfClass) =>
    queryOptions({
      queryKey: [...studentKey(of), 'time-series'],
      queryFn: ({ signal }) =>
        callApi('POST', '/api/classes/getStudentTimeSeriesLogs', {
          body: of,
          answer: inText(studentTimeSeriesSchema),
          signal,
        }),
    }),
  hourly: (of: StudentOfClass) =>
    queryOptions({
      queryKey: [...studentKey(of), 'hourly'],
      queryFn: ({ signal }) =>
        callApi('POST', '/api/classes/getStudentLineGraphLogs', {
          body: of,
          answer: inText(studentHourlySchema),
          signal,
        }),
    }),
  heatmap: (of: StudentOfClass) =>
    queryOptions({
      queryKey: [...studentKey(of), 'heatmap'],
      queryFn: ({ signal }) =>
        callApi('POST', '/api/classes/getStudentHeatmapLogs', {
          body: of,
          answer: inText(heatmapSchema),
          signal,
        }),
    }),
  wordChange: (of: StudentOfClass) =>
    queryOptions({
      queryKey: [...studentKey(of), 'word-change'],
      queryFn: ({ signal }) =>
        callApi('GET', '/api/classes/wordchangebyessayTime', {
          query: of,
          answer: studentWordChangeSchema,
          signal,
        }),
    }),
  essayMap: (of: StudentOfClass) =>
    queryOptions({
      queryKey: [...studentKey(of), 'essay-map'],
      queryFn: ({ signal }) =>
        callApi('GET', '/api/classes/getStudentEssayMap', { query: of, answer: z.string(), signal }),
    }),
};

/** The graphs of one text; of the own one by calls of its student. */
export const textGraphQueries = {
  progression: (id: SubmissionId, area: CallArea) =>
    queryOptions({
      queryKey: ['text-graphs', id, 'progression'],
      queryFn: ({ signal }) => {
        const answer = progressionSchema;
        return area === 'student'
          ? callApi('POST', '/api/student/graph/progression', { query: { id }, answer, signal })
          : callApi('GET', '/api/classes/progression', { query: { submissionId: id }, answer, signal });
      },
    }),
  additional: (id: SubmissionId, area: CallArea) =>
    queryOptions({
      queryKey: ['text-graphs', id, 'additional'],
      queryFn: ({ signal }) => {
        const wanted = { query: { id }, answer: additionalHeatmapsSchema, signal };
        return area === 'student'
          ? callApi('POST', '/api/student/graph/additional', wanted)
          : callApi('POST', '/api/classes/getAdditionalFileHeatmapLogs', wanted);
      },
    }),
};
