import {
  neighbourBodySchema,
  readingPlaceQuerySchema,
  readingPlaceSchema,
  readSubmissionSchema as readSubmissionAnswer,
  readSubmissionQuerySchema,
  setAlternateGradeQuerySchema,
  setGradeQuerySchema,
  submissionIdSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { setAlternateGrade, setGrade } from '../../domain/submissions/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { readerFeedbackRoutes } from './feedback-api.ts';
import { feedbackDraftRoutes } from './feedback-draft-api.ts';
import { neighbourOf, readSubmission } from './reader.ts';
import { readingPlaceOf } from './reading-order.ts';
import { textReaderRoutes } from './text-readers-api.ts';

export const gradingRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/classes/readsubmission',
    summary: 'A submission for those who teach the class',
    permission: 'submission.read',
    query: readSubmissionQuerySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found'],
    handler: ({ actor, query: { submissionId: id, ahead: isAhead }, now, request: { server } }) =>
      readSubmission(actor, { id, editorHost: server.editorHost, isAhead }, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/getnextsubmissionId',
    summary: 'The submission of the previous (direction -1) or next (1) student',
    permission: 'submission.read',
    body: neighbourBodySchema,
    answer: z.object({ submissionId: submissionIdSchema }),
    errors: ['not_found', 'submission.no_neighbour'],
    handler: async ({ actor, body }) => ({ submissionId: await neighbourOf(actor, body) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/readingplace',
    summary: 'Where a text stands among those of a filter, and its neighbours there',
    permission: 'submission.read',
    query: readingPlaceQuerySchema,
    answer: readingPlaceSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => readingPlaceOf(actor, query),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/setGrade',
    summary: 'Set the numeric grade, of a text that nobody handed in with unsubmitted=true; -1 takes it away',
    permission: 'submission.mark',
    query: setGradeQuerySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found', 'grade.invalid', 'grade.changed', 'grade.not_submitted', 'grade.marked_twice'],
    handler: async ({ actor, query, now, request: { server } }) => {
      await setGrade(actor, query, now);
      return readSubmission(actor, { id: query.id, editorHost: server.editorHost }, now);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/setAlternateGrade',
    summary: 'Set the letter grade, of a text that nobody handed in with unsubmitted=true',
    permission: 'submission.mark',
    query: setAlternateGradeQuerySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found', 'grade.invalid', 'grade.changed', 'grade.not_submitted', 'grade.marked_twice'],
    handler: async ({ actor, query, now, request: { server } }) => {
      await setAlternateGrade(actor, query, now);
      return readSubmission(actor, { id: query.id, editorHost: server.editorHost }, now);
    },
  }),
  ...readerFeedbackRoutes,
  ...feedbackDraftRoutes,
  ...textReaderRoutes,
];
