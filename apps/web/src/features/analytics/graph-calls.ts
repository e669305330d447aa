import type { AssignmentId, ClassId, SubmissionId, UserId } from '@redraft/contracts';
import * as analyticsClassGraphsCalls from '@redraft/contracts/calls/analytics-class-graphs';
import * as analyticsStudentGraphsCalls from '@redraft/contracts/calls/analytics-student-graphs';
import * as analyticsTextGraphsCalls from '@redraft/contracts/calls/analytics-text-graphs';
import * as workspaceFiguresCalls from '@redraft/contracts/calls/workspace-figures';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import type { DayRange } from './activity/days-span.ts';
import type { CallArea } from './analytics-calls.ts';

/** Keeps the previous chart visible while other days load. */
const keepWhileRangeChanges = { placeholderData: keepPreviousData } as const;
const toRangeQuery = (range: DayRange | null) => range ?? {};

/** Charts of a class; for all days unless some are selected. */
export const classGraphQueries = {
  heatmap: (id: ClassId, range: DayRange | null) =>
    queryOptions({
      ...keepWhileRangeChanges,
      queryKey: ['class', id, 'graphs', 'heatmap', range],
      queryFn: ({ signal }) =>
        callApi(analyticsClassGraphsCalls.readClassHeatmap, {
          query: { id, ...toRangeQuery(range) },
          signal,
        }),
    }),
  hourly: (id: ClassId, range: DayRange | null) =>
    queryOptions({
      ...keepWhileRangeChanges,
      queryKey: ['class', id, 'graphs', 'hourly', range],
      queryFn: ({ signal }) =>
        callApi(analyticsClassGraphsCalls.readClassHours, { query: { id, ...toRangeQuery(range) }, signal }),
    }),
  activity: (id: ClassId, range: DayRange | null) =>
    queryOptions({
      ...keepWhileRangeChanges,
      queryKey: ['class', id, 'graphs', 'activity', range],
      queryFn: ({ signal }) =>
        callApi(analyticsClassGraphsCalls.readClassActivity, {
          query: { id, ...toRangeQuery(range) },
          signal,
        }),
    }),
  times: (id: ClassId) =>
    queryOptions({
      queryKey: ['class', id, 'graphs', 'times'],
      queryFn: ({ signal }) => callApi(analyticsClassGraphsCalls.readClassTimes, { query: { id }, signal }),
    }),
};

/** Charts of an assignment. Closing the dialog cancels running requests. */
export const assignmentGraphQueries = {
  heatmap: (id: AssignmentId) =>
    queryOptions({
      queryKey: ['assignment-graphs', id, 'heatmap'],
      queryFn: ({ signal }) =>
        callApi(analyticsClassGraphsCalls.readAssignmentHeatmap, { query: { id }, signal }),
    }),
  hourly: (id: AssignmentId) =>
    queryOptions({
      queryKey: ['assignment-graphs', id, 'hourly'],
      queryFn: ({ signal }) =>
        callApi(analyticsClassGraphsCalls.readAssignmentHours, { query: { id }, signal }),
    }),
  wordsChanged: (id: AssignmentId) =>
    queryOptions({
      queryKey: ['assignment-graphs', id, 'words-changed'],
      queryFn: ({ signal }) =>
        callApi(analyticsClassGraphsCalls.readAssignmentWordsChanged, { query: { id }, signal }),
    }),
  strip: (id: AssignmentId) =>
    queryOptions({
      queryKey: ['assignment-graphs', id, 'strip'],
      queryFn: ({ signal }) =>
        callApi(analyticsTextGraphsCalls.readAssignmentStrips, { query: { id }, signal }),
    }),
};

/** A student of a class. */
export interface StudentOfClass {
  courseId: ClassId;
  studentId: UserId;
}

const studentKey = (student: StudentOfClass) =>
  ['student-graphs', student.courseId, student.studentId] as const;

/** Charts of one student in a class. */
export const studentGraphQueries = {
  timeSeries: (student: StudentOfClass) =>
    queryOptions({
      queryKey: [...studentKey(student), 'time-series'],
      queryFn: ({ signal }) =>
        callApi(analyticsStudentGraphsCalls.readStudentTimeSeries, { body: student, signal }),
    }),
  hourly: (student: StudentOfClass) =>
    queryOptions({
      queryKey: [...studentKey(student), 'hourly'],
      queryFn: ({ signal }) =>
        callApi(analyticsStudentGraphsCalls.readStudentHours, { body: student, signal }),
    }),
  heatmap: (student: StudentOfClass) =>
    queryOptions({
      queryKey: [...studentKey(student), 'heatmap'],
      queryFn: ({ signal }) =>
        callApi(analyticsStudentGraphsCalls.readStudentHeatmap, { body: student, signal }),
    }),
  wordChange: (student: StudentOfClass) =>
    queryOptions({
      queryKey: [...studentKey(student), 'word-change'],
      queryFn: ({ signal }) =>
        callApi(analyticsStudentGraphsCalls.readStudentWordChange, { query: student, signal }),
    }),
  essayMap: (student: StudentOfClass) =>
    queryOptions({
      queryKey: [...studentKey(student), 'essay-map'],
      queryFn: ({ signal }) =>
        callApi(analyticsStudentGraphsCalls.readStudentMaps, { query: student, signal }),
    }),
};

/** Charts of one text; students use their own calls. */
export const textGraphQueries = {
  progression: (id: SubmissionId, area: CallArea) =>
    queryOptions({
      queryKey: ['text-graphs', id, 'progression'],
      queryFn: ({ signal }) => {
        return area === 'student'
          ? callApi(workspaceFiguresCalls.readOwnProgression, { query: { id }, signal })
          : callApi(analyticsTextGraphsCalls.readProgression, { query: { submissionId: id }, signal });
      },
    }),
  additional: (id: SubmissionId, area: CallArea) =>
    queryOptions({
      queryKey: ['text-graphs', id, 'additional'],
      queryFn: ({ signal }) => {
        const request = { query: { id }, signal };
        return area === 'student'
          ? callApi(workspaceFiguresCalls.readOwnAdditionalHeatmaps, request)
          : callApi(analyticsTextGraphsCalls.readAdditionalHeatmaps, request);
      },
    }),
};
