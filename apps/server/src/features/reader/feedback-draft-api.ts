import { feedbackDraftSchema, keepFeedbackDraftBodySchema, submissionIdSchema } from '@redraft/contracts';
import { z } from 'zod';
import { feedbackDraftOf, keepFeedbackDraft } from '../../domain/feedback/index.ts';
import { defineRoute } from '../../platform/route.ts';

const path = '/api/submission/feedback/draft';

export const feedbackDraftRoutes = [
  defineRoute({
    method: 'GET',
    path,
    summary: 'The feedback that the user is writing and has not sent',
    permission: 'submission.mark',
    query: z.object({ submissionId: submissionIdSchema }),
    answer: feedbackDraftSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => feedbackDraftOf(actor, query.submissionId),
  }),
  defineRoute({
    method: 'PUT',
    path,
    summary: 'Keep feedback as it is typed, onto the version it was read from; nobody else sees it',
    permission: 'submission.mark',
    body: keepFeedbackDraftBodySchema,
    answer: feedbackDraftSchema,
    errors: ['not_found', 'conflict.changed'],
    handler: ({ actor, body, now }) => keepFeedbackDraft(actor, body, now),
  }),
];
