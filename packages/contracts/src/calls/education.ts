import { z } from 'zod';
import { heatmapSchema, timeMetricsSchema, wordsOverTimeSchema } from '../analytics.ts';
import { defineCall } from '../call.ts';
import { classSubmissionsQuerySchema, ownedSubmissionSchema } from '../classes.ts';
import {
  overseenClassSchema,
  overseenDetailSchema,
  overseenOverviewSchema,
  overseenSubmissionSchema,
} from '../education.ts';
import { classIdSchema, submissionIdSchema } from '../ids.ts';
import { neighbourBodySchema } from '../submissions.ts';
import { listIndexSchema } from '../wire.ts';

const courseQuerySchema = z.object({ id: classIdSchema });

const textQuerySchema = z.object({ id: submissionIdSchema });

export const listCourses = defineCall({
  method: 'GET',
  path: '/api/education/courses',
  scope: 'classes.read',
  summary: 'The classes that the caller oversees, a page at a time; an empty page is the last',
  query: z.object({ index: listIndexSchema.default(0) }),
  answer: z.array(overseenClassSchema),
});

export const readCourse = defineCall({
  method: 'GET',
  path: '/api/education/course',
  summary: 'A class with its students, their texts and its assignments',
  query: courseQuerySchema,
  answer: overseenDetailSchema,
  errors: ['not_found'],
});

export const readCourseOverview = defineCall({
  method: 'GET',
  path: '/api/education/overview',
  scope: 'classes.read',
  summary: 'A class as course answers it, less its texts',
  query: courseQuerySchema,
  answer: overseenOverviewSchema,
  errors: ['not_found'],
});

export const listCourseSubmissions = defineCall({
  method: 'GET',
  path: '/api/education/submissions',
  scope: 'submissions.read',
  summary: 'The texts of one student of a class, or those for one assignment',
  query: classSubmissionsQuerySchema,
  answer: z.array(ownedSubmissionSchema),
  errors: ['not_found'],
});

export const exportCourse = defineCall({
  method: 'POST',
  path: '/api/education/course',
  summary: 'A class with its students, assignments and texts as a workbook, class_detail.xlsx',
  query: courseQuerySchema,
  errors: ['not_found', 'service.unavailable'],
  answer: 'file',
});

export const readOverseenSubmission = defineCall({
  method: 'GET',
  path: '/api/education/submission',
  scope: 'submissions.read',
  summary: 'A submission, to be read and not changed',
  query: textQuerySchema,
  answer: overseenSubmissionSchema,
  errors: ['not_found'],
});

export const readOverseenTimes = defineCall({
  method: 'POST',
  path: '/api/education/submission',
  summary: 'Active, think and total writing time of a submission, and its rank',
  query: textQuerySchema,
  answer: timeMetricsSchema,
  errors: ['not_found'],
});

export const nextOverseenSubmission = defineCall({
  method: 'POST',
  path: '/api/education/nextsubmission',
  summary: 'The submission of the previous (direction -1) or next (1) student',
  body: neighbourBodySchema,
  answer: z.object({ submissionId: submissionIdSchema }),
  errors: ['not_found', 'submission.no_neighbour'],
});

export const readOverseenChangeMap = defineCall({
  method: 'POST',
  path: '/api/education/getChangeDist',
  summary: 'Which part of a text was worked on in which sitting, as HTML in a text',
  query: textQuerySchema,
  answer: z.string(),
  errors: ['not_found'],
});

export const readOverseenHeatmap = defineCall({
  method: 'POST',
  path: '/api/education/getHeatmapLogs',
  summary: 'How much was changed in each clock hour, as JSON in a text',
  query: textQuerySchema,
  answer: z.string(),
  inText: heatmapSchema,
  errors: ['not_found'],
});

export const readOverseenWordsOverTime = defineCall({
  method: 'POST',
  path: '/api/education/wordchangebyessayTime',
  summary: 'Number of words over time',
  query: textQuerySchema,
  answer: wordsOverTimeSchema,
  errors: ['not_found'],
});
