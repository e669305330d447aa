import {
  addFeedbackBodySchema,
  readSubmissionSchema as readSubmissionAnswer,
  saveFeedbackBodySchema,
} from '@redraft/contracts';
import { addFeedback, saveFeedback } from '../../domain/feedback/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { readSubmission } from './reader.ts';

export const readerFeedbackRoutes = [
  defineRoute({
    method: 'PATCH',
    path: '/api/submission/feedback',
    summary: 'Write to a student about a draft, or about the text as a whole',
    creates: true,
    permission: 'submission.mark',
    body: addFeedbackBodySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found'],
    handler: async ({ actor, body, now, request: { server } }) => {
      await addFeedback(actor, body, now);
      return readSubmission(actor, { id: body.submissionId, editorHost: server.editorHost }, now);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/submission/feedback',
    summary: 'Save the whole list of feedback onto the version it was read from; without one it only adds',
    creates: true,
    permission: 'submission.mark',
    body: saveFeedbackBodySchema,
    answer: readSubmissionAnswer,
    errors: ['not_found', 'conflict.changed', 'feedback.others'],
    handler: async ({ actor, body, now, request: { server } }) => {
      await saveFeedback(actor, body, now);
      return readSubmission(actor, { id: body.submissionId, editorHost: server.editorHost }, now);
    },
  }),
];
