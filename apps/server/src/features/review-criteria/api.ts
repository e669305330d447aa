import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/review-criteria';
import {
  changeReviewAnswers,
  changeReviewCriteria,
  loadReviewAnswers,
  loadReviewCriteria,
} from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const reviewCriteriaRoutes = [
  defineRoute(calls.readReviewCriteria, {
    permission: 'submission.read',
    handler: ({ actor, query }) => loadReviewCriteria(actor, query.assignmentId),
  }),
  defineRoute(calls.changeReviewCriteria, {
    permission: 'review.manage',
    handler: async ({ actor, body, now }) => {
      await changeReviewCriteria(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.readReviewAnswers, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadReviewAnswers(actor, query.id, now),
  }),
  defineRoute(calls.changeReviewAnswers, {
    permission: 'review.write',
    limitPerMinute: 240,
    handler: ({ actor, body, now }) => changeReviewAnswers(actor, body, now),
  }),
];
