import { z } from 'zod';
import { defineCall } from '../call.ts';
import { feedbackDraftSchema, storeFeedbackDraftBodySchema } from '../feedback.ts';
import { submissionIdSchema } from '../ids.ts';

export const readFeedbackDraft = defineCall({
  method: 'GET',
  path: '/api/submission/feedback/draft',
  summary: 'The feedback that the user is writing and has not sent',
  query: z.object({ submissionId: submissionIdSchema }),
  answer: feedbackDraftSchema,
  errors: ['not_found'],
});

export const storeFeedbackDraft = defineCall({
  method: 'PUT',
  path: '/api/submission/feedback/draft',
  summary: 'Keep feedback as it is typed, onto the version it was read from; nobody else sees it',
  body: storeFeedbackDraftBodySchema,
  answer: feedbackDraftSchema,
  errors: ['not_found', 'conflict.changed'],
});
