import { z } from 'zod';
import { draftIdSchema, peerReviewIdSchema } from './ids.ts';
import { textQuoteSchema, uptakeStateSchema } from './uptake.ts';
import { instantSchema } from './wire.ts';

/** A review's comments on passages of the text, in the order of the file; anonymous. */
export const reviewCommentSchema = z.object({
  /** Its index in the file, which is stable once the review is submitted. */
  id: z.number().int(),
  /** The commented passage; empty for a comment on a position. */
  quote: z.string(),
  text: z.string(),
});
export type ReviewComment = z.infer<typeof reviewCommentSchema>;

export const reviewCommentsSchema = z.object({ comments: z.array(reviewCommentSchema) });
export type ReviewComments = z.infer<typeof reviewCommentsSchema>;

/** A received review, with its comments on passages located in the requested version. */
const placedReviewSchema = z.object({
  reviewId: peerReviewIdSchema,
  draftId: draftIdSchema,
  draftTitle: z.string(),
  draftType: z.enum(['DRAFT', 'FINAL']),
  /** Its number among the reviews of the draft, from 1: shown instead of the reviewer's name in an anonymous round. */
  number: z.number().int(),
  /** Empty in an anonymous round. */
  reviewerName: z.string(),
  timestamp: instantSchema,
  comments: z.array(
    z.object({
      id: z.number().int(),
      /** The commented passage in the reviewed draft. */
      passage: z.string(),
      /** Its place in the requested version; empty if it is gone. */
      quote: textQuoteSchema,
      text: z.string(),
      state: uptakeStateSchema,
    }),
  ),
});
export type PlacedReview = z.infer<typeof placedReviewSchema>;

export const placedReviewsSchema = z.object({ reviews: z.array(placedReviewSchema) });
export type PlacedReviews = z.infer<typeof placedReviewsSchema>;
