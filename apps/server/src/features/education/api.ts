import {
  classIdSchema,
  classSubmissionsQuerySchema,
  listIndexSchema,
  neighbourBodySchema,
  overseenClassSchema,
  overseenDetailSchema,
  overseenOverviewSchema,
  overseenSubmissionSchema,
  ownedSubmissionSchema,
  submissionIdSchema,
  timeMetricsSchema,
  wordsOverTimeSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  changeMapOfSubmission,
  heatmapOfSubmission,
  timeMetricsOf,
  wordsOverTimeOfSubmission,
} from '../../domain/writing-figures/index.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { listCourses, listTexts, readCourse, readCourseOverview } from './courses.ts';
import { exportCourse } from './export.ts';
import { nextOverseen, readOverseen } from './reading.ts';

const permission = 'class.oversee';
const courseQuerySchema = z.object({ id: classIdSchema });
const textQuerySchema = z.object({ id: submissionIdSchema });

const courseRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/education/courses',
    summary: 'The classes that the caller oversees, a page at a time; an empty page is the last',
    permission,
    query: z.object({ index: listIndexSchema.default(0) }),
    answer: z.array(overseenClassSchema),
    handler: ({ actor, query }) => listCourses(actor, query.index),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/education/course',
    summary: 'A class with its students, their texts and its assignments',
    permission,
    query: courseQuerySchema,
    answer: overseenDetailSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => readCourse(actor, query.id, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/education/overview',
    summary: 'A class as course answers it, less its texts',
    permission,
    query: courseQuerySchema,
    answer: overseenOverviewSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => readCourseOverview(actor, query.id, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/education/submissions',
    summary: 'The texts of one student of a class, or those for one assignment',
    permission,
    query: classSubmissionsQuerySchema,
    answer: z.array(ownedSubmissionSchema),
    errors: ['not_found'],
    handler: ({ actor, query, now }) => listTexts(actor, query, now),
  }),
  defineFileRoute({
    method: 'POST',
    path: '/api/education/course',
    summary: 'A class with its students, assignments and texts as a workbook, class_detail.xlsx',
    permission,
    query: courseQuerySchema,
    errors: ['not_found', 'service.unavailable'],
    limitPerMinute: 20,
    handler: ({ actor, query, now, request }) =>
      exportCourse(actor, { id: query.id, language: readerLanguage(request) }, now),
  }),
];

const textRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/education/submission',
    summary: 'A submission, to be read and not changed',
    permission,
    query: textQuerySchema,
    answer: overseenSubmissionSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now, request }) =>
      readOverseen(actor, { id: query.id, editorHost: request.server.editorHost }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/education/submission',
    summary: 'Active, think and total writing time of a submission, and its rank',
    permission,
    query: textQuerySchema,
    answer: timeMetricsSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => timeMetricsOf(actor, query.id, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/education/nextsubmission',
    summary: 'The submission of the previous (direction -1) or next (1) student',
    permission,
    body: neighbourBodySchema,
    answer: z.object({ submissionId: submissionIdSchema }),
    errors: ['not_found', 'submission.no_neighbour'],
    handler: async ({ actor, body }) => ({ submissionId: await nextOverseen(actor, body) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/education/getChangeDist',
    summary: 'Which part of a text was worked on in which sitting, as HTML in a text',
    permission,
    query: textQuerySchema,
    answer: z.string(),
    errors: ['not_found'],
    limitPerMinute: 60,
    handler: ({ actor, query, now, request }) =>
      changeMapOfSubmission(actor, { id: query.id, language: readerLanguage(request) }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/education/getHeatmapLogs',
    summary: 'How much was changed in each clock hour, as JSON in a text',
    permission,
    query: textQuerySchema,
    answer: z.string(),
    errors: ['not_found'],
    handler: async ({ actor, query, now }) => JSON.stringify(await heatmapOfSubmission(actor, query.id, now)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/education/wordchangebyessayTime',
    summary: 'Number of words over time',
    permission,
    query: textQuerySchema,
    answer: wordsOverTimeSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => wordsOverTimeOfSubmission(actor, query.id, now),
  }),
];

export const educationRoutes = [...courseRoutes, ...textRoutes];
