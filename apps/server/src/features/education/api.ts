import * as calls from '@redraft/contracts/calls/education';
import {
  changeMapOfSubmission,
  loadHeatmapOfSubmission,
  loadTimeMetrics,
  loadWordsOverTimeOfSubmission,
} from '../../domain/writing-figures/index.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { listCourses, listTexts, readCourse, readCourseOverview } from './courses.ts';
import { exportCourse } from './export.ts';
import { nextOverseen, readOverseen } from './read-submission.ts';

const permission = 'class.oversee';

const courseRoutes = [
  defineRoute(calls.listCourses, {
    permission,
    handler: ({ actor, query }) => listCourses(actor, query.index),
  }),
  defineRoute(calls.readCourse, {
    permission,
    handler: ({ actor, query, now }) => readCourse(actor, query.id, now),
  }),
  defineRoute(calls.readCourseOverview, {
    permission,
    handler: ({ actor, query, now }) => readCourseOverview(actor, query.id, now),
  }),
  defineRoute(calls.listCourseSubmissions, {
    permission,
    handler: ({ actor, query, now }) => listTexts(actor, query, now),
  }),
  defineFileRoute(calls.exportCourse, {
    permission,
    limitPerMinute: 20,
    handler: ({ actor, query, now, request }) =>
      exportCourse(actor, { id: query.id, language: readerLanguage(request) }, now),
  }),
];

const textRoutes = [
  defineRoute(calls.readOverseenSubmission, {
    permission,
    handler: ({ actor, query, now, request }) =>
      readOverseen(actor, { id: query.id, editorHost: request.server.editorHost }, now),
  }),
  defineRoute(calls.readOverseenTimes, {
    permission,
    handler: ({ actor, query, now }) => loadTimeMetrics(actor, query.id, now),
  }),
  defineRoute(calls.nextOverseenSubmission, {
    permission,
    handler: async ({ actor, body }) => ({ submissionId: await nextOverseen(actor, body) }),
  }),
  defineRoute(calls.readOverseenChangeMap, {
    permission,
    limitPerMinute: 60,
    handler: ({ actor, query, now, request }) =>
      changeMapOfSubmission(actor, { id: query.id, language: readerLanguage(request) }, now),
  }),
  defineRoute(calls.readOverseenHeatmap, {
    permission,
    handler: ({ actor, query, now }) => loadHeatmapOfSubmission(actor, query.id, now),
  }),
  defineRoute(calls.readOverseenWordsOverTime, {
    permission,
    handler: ({ actor, query, now }) => loadWordsOverTimeOfSubmission(actor, query.id, now),
  }),
];

export const educationRoutes = [...courseRoutes, ...textRoutes];
