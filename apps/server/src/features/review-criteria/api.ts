import {
  assignmentIdSchema,
  changeReviewAnswersBodySchema,
  changeReviewCriteriaBodySchema,
  doneSchema,
  peerReviewIdSchema,
  reviewAnswersSchema as reviewAnswersAnswer,
  reviewCriteriaSchema as reviewCriteriaAnswer,
  success,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  changeReviewAnswers,
  changeReviewCriteria,
  reviewAnswersOf,
  reviewCriteriaOf,
} from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const reviewCriteriaRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/peerreview/criteria',
    summary: 'By what the reviewers of an assignment look at a text, for staff',
    permission: 'submission.read',
    query: z.object({ assignmentId: assignmentIdSchema }),
    answer: reviewCriteriaAnswer,
    errors: ['not_found'],
    handler: ({ actor, query }) => reviewCriteriaOf(actor, query.assignmentId),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/peerreview/criteria',
    summary: 'Choose by what reviewers look at a text; reviews with answers keep what they were begun with',
    permission: 'review.manage',
    body: changeReviewCriteriaBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'class.archived', 'conflict.changed'],
    handler: async ({ actor, body, now }) => {
      await changeReviewCriteria(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/peerreview/answers',
    summary:
      'What a review says by its criteria, for its reviewer, for staff, and for its author once it reached them',
    permission: 'submission.read',
    query: z.object({ id: peerReviewIdSchema }),
    answer: reviewAnswersAnswer,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => reviewAnswersOf(actor, query.id, now),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/peerreview/answers',
    summary: 'Keep what a reviewer says by the criteria, as it is typed',
    permission: 'review.write',
    body: changeReviewAnswersBodySchema,
    limitPerMinute: 240,
    answer: reviewAnswersAnswer,
    errors: [
      'not_found',
      'class.archived',
      'assignment.paused',
      'conflict.changed',
      'review.submitted',
      'review.withdrawn',
      'review.practice_first',
      'request.invalid',
    ],
    handler: ({ actor, body, now }) => changeReviewAnswers(actor, body, now),
  }),
];
