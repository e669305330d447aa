import * as calls from '@redraft/contracts/calls/analytics-student-graphs';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';
import {
  loadHeatmapOfStudent,
  loadHoursOfStudent,
  loadMapsOfStudent,
  loadMapsOfTexts,
  loadTimeSeriesOfStudent,
  loadWordChangeOfStudent,
} from './student-graphs.ts';

export const studentGraphRoutes = [
  defineRoute(calls.readStudentHeatmap, {
    permission: 'class.read_as_member',
    handler: ({ actor, body, now }) => loadHeatmapOfStudent(actor, body, now),
  }),
  defineRoute(calls.readStudentHours, {
    permission: 'class.read_as_member',
    handler: ({ actor, body, now }) => loadHoursOfStudent(actor, body, now),
  }),
  defineRoute(calls.readStudentTimeSeries, {
    permission: 'class.read_as_member',
    handler: ({ actor, body, now }) => loadTimeSeriesOfStudent(actor, body, now),
  }),
  defineRoute(calls.readStudentWordChange, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => loadWordChangeOfStudent(actor, query, now),
  }),
  defineRoute(calls.readStudentMaps, {
    permission: 'class.read_as_member',
    limitPerMinute: 60,
    handler: ({ actor, query, now, request }) =>
      loadMapsOfStudent(actor, { ...query, language: readerLanguage(request) }, now),
  }),
  defineRoute(calls.readTextMaps, {
    permission: 'submission.read',
    limitPerMinute: 60,
    handler: ({ actor, body, now, request }) =>
      loadMapsOfTexts(actor, { ...body, language: readerLanguage(request) }, now),
  }),
];
