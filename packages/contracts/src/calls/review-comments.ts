import { z } from 'zod';
import { defineCall } from '../call.ts';
import { peerReviewIdSchema } from '../ids.ts';
import { placedReviewsSchema, reviewCommentsSchema } from '../review-comments.ts';
import { reviewSinceSchema } from '../review-since.ts';
import { submissionCommentsQuerySchema } from '../uptake.ts';

export const listReviewComments = defineCall({
  method: 'GET',
  path: '/api/peerreview/comments',
  summary:
    'What a review says about words of the text, for its reviewer, for staff, and for its author once it reached them',
  query: z.object({ id: peerReviewIdSchema }),
  answer: reviewCommentsSchema,
  errors: ['not_found', 'service.unavailable'],
});

export const listReceivedComments = defineCall({
  method: 'GET',
  path: '/api/peerreview/received',
  summary:
    'What the reviews of a text say about its words, and where these stand now, for staff, and for its author once they reached them',
  query: submissionCommentsQuerySchema,
  answer: placedReviewsSchema,
  errors: ['not_found', 'service.unavailable'],
});

export const readReviewSince = defineCall({
  method: 'GET',
  path: '/api/peerreview/since',
  summary:
    'What became of the text since the same reviewer reviewed it before, and of what they said, for the reviewer and for staff',
  query: z.object({ id: peerReviewIdSchema }),
  answer: reviewSinceSchema,
  errors: ['not_found', 'service.unavailable'],
});
