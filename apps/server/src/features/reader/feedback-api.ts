import * as calls from '@redraft/contracts/calls/reader-feedback';
import { addFeedback, saveFeedback } from '../../domain/feedback/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { readSubmission } from './reader.ts';

export const readerFeedbackRoutes = [
  defineRoute(calls.addFeedback, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now, request: { server } }) => {
      await addFeedback(actor, body, now);
      return readSubmission(actor, { id: body.submissionId, editorHost: server.editorHost }, now);
    },
  }),
  defineRoute(calls.saveFeedback, {
    permission: 'submission.mark',
    handler: async ({ actor, body, now, request: { server } }) => {
      await saveFeedback(actor, body, now);
      return readSubmission(actor, { id: body.submissionId, editorHost: server.editorHost }, now);
    },
  }),
];
