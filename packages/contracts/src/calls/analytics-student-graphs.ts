import { z } from 'zod';
import { heatmapSchema } from '../analytics.ts';
import { defineCall } from '../call.ts';
import {
  essayMapBodySchema,
  studentGraphBodySchema,
  studentHourlySchema,
  studentTimeSeriesSchema,
  studentWordChangeSchema,
} from '../graphs.ts';

export const readStudentHeatmap = defineCall({
  method: 'POST',
  path: '/api/classes/getStudentHeatmapLogs',
  summary: 'How much a student of a class changed in each clock hour, as JSON in a text',
  body: studentGraphBodySchema,
  answer: z.string(),
  inText: heatmapSchema,
  errors: ['not_found', 'access.denied'],
});

export const readStudentHours = defineCall({
  method: 'POST',
  path: '/api/classes/getStudentLineGraphLogs',
  summary: 'Minutes of writing of a student by the hour of the day, as JSON in a text',
  body: studentGraphBodySchema,
  answer: z.string(),
  inText: studentHourlySchema,
  errors: ['not_found', 'access.denied'],
});

export const readStudentTimeSeries = defineCall({
  method: 'POST',
  path: '/api/classes/getStudentTimeSeriesLogs',
  summary: 'Times and words a minute of a student by assignment, beside the class, as JSON in a text',
  body: studentGraphBodySchema,
  answer: z.string(),
  inText: studentTimeSeriesSchema,
  errors: ['not_found', 'access.denied'],
});

export const readStudentWordChange = defineCall({
  method: 'GET',
  path: '/api/classes/wordchangebyessayTime',
  summary: 'Words that a student of a class changed in each clock minute, by assignment',
  query: studentGraphBodySchema,
  answer: studentWordChangeSchema,
  errors: ['not_found', 'access.denied'],
});

export const readStudentMaps = defineCall({
  method: 'GET',
  path: '/api/classes/getStudentEssayMap',
  summary: 'Which part of each text of a student was worked on in which sitting, as HTML in a text',
  query: studentGraphBodySchema,
  answer: z.string(),
  errors: ['not_found', 'access.denied'],
});

export const readTextMaps = defineCall({
  method: 'POST',
  path: '/api/classes/getStudentEssayMap',
  summary: 'Which part of each of some texts was worked on in which sitting, as HTML in a text',
  body: essayMapBodySchema,
  answer: z.string(),
  errors: ['not_found'],
});
