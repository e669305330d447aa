import * as calls from '@redraft/contracts/calls/reader-feedback-draft';
import { readFeedbackDraft, storeFeedbackDraft } from '../../domain/feedback/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const feedbackDraftRoutes = [
  defineRoute(calls.readFeedbackDraft, {
    permission: 'submission.mark',
    handler: ({ actor, query }) => readFeedbackDraft(actor, query.submissionId),
  }),
  defineRoute(calls.storeFeedbackDraft, {
    permission: 'submission.mark',
    handler: ({ actor, body, now }) => storeFeedbackDraft(actor, body, now),
  }),
];
