import { peerReviewIdSchema, reviewCommentsSchema, reviewSinceSchema } from '@redraft/contracts';
import { z } from 'zod';
import { reviewCommentsOf, reviewSince } from '../../domain/peer-reviews/index.ts';
import { defineRoute } from '../../platform/route.ts';

export const reviewCommentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/peerreview/comments',
    summary:
      'What a review says about words of the text, for its reviewer, for staff, and for its author once it reached them',
    permission: 'submission.read',
    query: z.object({ id: peerReviewIdSchema }),
    answer: reviewCommentsSchema,
    errors: ['not_found', 'service.unavailable'],
    handler: ({ actor, query, now }) => reviewCommentsOf(actor, query.id, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/peerreview/since',
    summary:
      'What became of the text since the same reviewer reviewed it before, and of what they said, for the reviewer and for staff',
    permission: 'submission.read',
    query: z.object({ id: peerReviewIdSchema }),
    answer: reviewSinceSchema,
    errors: ['not_found', 'service.unavailable'],
    handler: ({ actor, query, now }) => reviewSince(actor, query.id, now),
  }),
];
