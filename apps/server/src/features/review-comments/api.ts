import {
  peerReviewIdSchema,
  placedReviewsSchema,
  reviewCommentsSchema,
  reviewSinceSchema,
  submissionCommentsQuerySchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { receivedCommentsOf, reviewCommentsOf, reviewSince } from '../../domain/peer-reviews/index.ts';
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
    path: '/api/peerreview/received',
    summary:
      'What the reviews of a text say about its words, and where these stand now, for staff, and for its author once they reached them',
    permission: 'submission.read',
    query: submissionCommentsQuerySchema,
    answer: placedReviewsSchema,
    errors: ['not_found', 'service.unavailable'],
    handler: ({ actor, query, now }) => receivedCommentsOf(actor, query, now),
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
