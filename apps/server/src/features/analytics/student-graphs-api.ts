import { essayMapBodySchema, studentGraphBodySchema, studentWordChangeSchema } from '@redraft/contracts';
import { z } from 'zod';
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

const ofStudent = {
  permission: 'class.read_as_member',
  errors: ['not_found', 'access.denied'],
} as const;

export const studentGraphRoutes = [
  ...[
    {
      path: '/api/classes/getStudentHeatmapLogs' as const,
      summary: 'How much a student of a class changed in each clock hour, as JSON in a text',
      graph: heatmapOfStudent,
    },
    {
      path: '/api/classes/getStudentLineGraphLogs' as const,
      summary: 'Minutes of writing of a student by the hour of the day, as JSON in a text',
      graph: hoursOfStudent,
    },
    {
      path: '/api/classes/getStudentTimeSeriesLogs' as const,
      summary: 'Times and words a minute of a student by assignment, beside the class, as JSON in a text',
      graph: timeSeriesOfStudent,
    },
  ].map(({ path, summary, graph }) =>
    defineRoute({
      ...ofStudent,
      method: 'POST',
      path,
      summary,
      body: studentGraphBodySchema,
      answer: z.string(),
      handler: async ({ actor, body, now }) => JSON.stringify(await graph(actor, body, now)),
    }),
  ),
  defineRoute({
    ...ofStudent,
    method: 'GET',
    path: '/api/classes/wordchangebyessayTime',
    summary: 'Words that a student of a class changed in each clock minute, by assignment',
    query: studentGraphBodySchema,
    answer: studentWordChangeSchema,
    handler: ({ actor, query, now }) => wordChangeOfStudent(actor, query, now),
  }),
  defineRoute({
    ...ofStudent,
    method: 'GET',
    path: '/api/classes/getStudentEssayMap',
    summary: 'Which part of each text of a student was worked on in which sitting, as HTML in a text',
    query: studentGraphBodySchema,
    answer: z.string(),
    limitPerMinute: 60,
    handler: ({ actor, query, now, request }) =>
      mapsOfStudent(actor, { ...query, language: readerLanguage(request) }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/getStudentEssayMap',
    summary: 'Which part of each of some texts was worked on in which sitting, as HTML in a text',
    permission: 'submission.read',
    body: essayMapBodySchema,
    answer: z.string(),
    errors: ['not_found'],
    limitPerMinute: 60,
    handler: ({ actor, body, now, request }) =>
      mapsOfTexts(actor, { ...body, language: readerLanguage(request) }, now),
  }),
];
