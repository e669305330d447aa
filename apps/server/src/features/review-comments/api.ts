import * as calls from '@redraft/contracts/calls/review-comments';
import {
  loadReceivedComments,
  loadReviewComments,
  readChangesSinceReview,
} from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const reviewCommentRoutes = [
  defineRoute(calls.listReviewComments, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadReviewComments(actor, query.id, now),
  }),
  defineRoute(calls.listReceivedComments, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => loadReceivedComments(actor, query, now),
  }),
  defineRoute(calls.readReviewSince, {
    permission: 'submission.read',
    handler: ({ actor, query, now }) => readChangesSinceReview(actor, query.id, now),
  }),
];
