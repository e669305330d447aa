import * as calls from '@redraft/contracts/calls/analytics-student-graphs';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineRoute } from '../../platform/route.ts';
import {
  heatmapOfStudent,
  hoursOfStudent,
  mapsOfStudent,
  mapsOfTexts,
  timeSeriesOfStudent,
  wordChangeOfStudent,
} from './student-graphs.ts';

export const studentGraphRoutes = [
  defineRoute(calls.readStudentHeatmap, {
    permission: 'class.read_as_member',
    handler: ({ actor, body, now }) => heatmapOfStudent(actor, body, now),
  }),
  defineRoute(calls.readStudentHours, {
    permission: 'class.read_as_member',
    handler: ({ actor, body, now }) => hoursOfStudent(actor, body, now),
  }),
  defineRoute(calls.readStudentTimeSeries, {
    permission: 'class.read_as_member',
    handler: ({ actor, body, now }) => timeSeriesOfStudent(actor, body, now),
  }),
  defineRoute(calls.readStudentWordChange, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => wordChangeOfStudent(actor, query, now),
  }),
  defineRoute(calls.readStudentMaps, {
    permission: 'class.read_as_member',
    limitPerMinute: 60,
    handler: ({ actor, query, now, request }) =>
      mapsOfStudent(actor, { ...query, language: readerLanguage(request) }, now),
  }),
  defineRoute(calls.readTextMaps, {
    permission: 'submission.read',
    limitPerMinute: 60,
    handler: ({ actor, body, now, request }) =>
      mapsOfTexts(actor, { ...body, language: readerLanguage(request) }, now),
  }),
];
