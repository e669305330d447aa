import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/peer-review-set-up';
import {
  listReviewItems,
  populateReviews,
  randomMatrix,
  readSetup,
  replaceReviewers,
  setDeadlinesOfReviews,
} from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const peerReviewRoutes = [
  defineRoute(calls.randomizeReviews, {
    permission: 'review.manage',
    limitPerMinute: 60,
    handler: async ({ body: { size, options: mode, reviewer: reviewers } }) =>
      randomMatrix({ size, mode, reviewers }),
  }),
  defineRoute(calls.populateReviews, {
    permission: 'review.manage',
    handler: ({ actor, body, now }) => populateReviews(actor, body, now),
  }),
  defineRoute(calls.setReviewDeadlines, {
    permission: 'review.manage',
    handler: async ({ actor, body, now }) => {
      const deadlines = body.map(({ draftId, draftPeerReviewDeadline: at }) => ({
        draftId,
        at: at === null ? null : new Date(at),
      }));
      await setDeadlinesOfReviews(actor, deadlines, now);
      return success;
    },
  }),
  defineRoute(calls.replaceReviewers, {
    permission: 'review.manage',
    handler: ({ actor, body, now }) => replaceReviewers(actor, body, now),
  }),
  defineRoute(calls.readReviewSetup, {
    permission: 'submission.read',
    handler: ({ actor, query }) => readSetup(actor, query.assignmentId),
  }),
  defineRoute(calls.listReviewItems, {
    permission: 'submission.read',
    handler: ({ actor, query }) => listReviewItems(actor, query.assignmentId),
  }),
];
