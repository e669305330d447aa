import * as calls from '@redraft/contracts/calls/reader';
import { setAlternateGrade, setGrade } from '../../domain/submissions/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { readerFeedbackRoutes } from './feedback-api.ts';
import { feedbackDraftRoutes } from './feedback-draft-api.ts';
import { loadNeighbour, readSubmission } from './reader.ts';
import { loadReadingPlace } from './reading-order.ts';
import { textReaderRoutes } from './text-readers-api.ts';

export const gradingRoutes = [
  defineRoute(calls.readSubmission, {
    permission: 'submission.read',
    handler: ({ actor, query: { submissionId: id, ahead: isAhead }, now, request: { server } }) =>
      readSubmission(actor, { id, editorHost: server.editorHost, isAhead }, now),
  }),
  defineRoute(calls.readNeighbour, {
    permission: 'submission.read',
    handler: async ({ actor, body }) => ({ submissionId: await loadNeighbour(actor, body) }),
  }),
  defineRoute(calls.readReadingPlace, {
    permission: 'submission.read',
    handler: ({ actor, query }) => loadReadingPlace(actor, query),
  }),
  defineRoute(calls.setGrade, {
    permission: 'submission.mark',
    handler: async ({ actor, query, now, request: { server } }) => {
      await setGrade(actor, query, now);
      return readSubmission(actor, { id: query.id, editorHost: server.editorHost }, now);
    },
  }),
  defineRoute(calls.setAlternateGrade, {
    permission: 'submission.mark',
    handler: async ({ actor, query, now, request: { server } }) => {
      await setAlternateGrade(actor, query, now);
      return readSubmission(actor, { id: query.id, editorHost: server.editorHost }, now);
    },
  }),
  ...readerFeedbackRoutes,
  ...feedbackDraftRoutes,
  ...textReaderRoutes,
];
