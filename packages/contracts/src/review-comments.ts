import { z } from 'zod';
import { draftIdSchema, peerReviewIdSchema } from './ids.ts';
import { textQuoteSchema, uptakeStateSchema } from './uptake.ts';
import { instantSchema } from './wire.ts';

/** What a review says about words of the text, in the order of its file; who says it is not in it. */
export const reviewCommentSchema = z.object({
  /** Its place in the file: of a review that is submitted it stays. */
  id: z.number().int(),
  /** The words that it stands on; empty where it stands on a mere place. */
  quote: z.string(),
  text: z.string(),
});
export type ReviewComment = z.infer<typeof reviewCommentSchema>;

export const reviewCommentsSchema = z.object({ comments: z.array(reviewCommentSchema) });
export type ReviewComments = z.infer<typeof reviewCommentsSchema>;

/** A review that was received, with what it says about words of the text as it was asked for. */
const placedReviewSchema = z.object({
  reviewId: peerReviewIdSchema,
  draftId: draftIdSchema,
  draftTitle: z.string(),
  draftType: z.enum(['DRAFT', 'FINAL']),
  /** Which of the reviews of its draft it is, from 1: what its reviewer is called where names are not told. */
  number: z.number().int(),
  /** Empty where names are not told. */
  reviewerName: z.string(),
  timestamp: instantSchema,
  comments: z.array(
    z.object({
      id: z.number().int(),
      /** The words that it is about, as they stood in the draft that was reviewed. */
      passage: z.string(),
      /** Where they stand in the text that was asked for; without words where they are gone. */
      quote: textQuoteSchema,
      text: z.string(),
      state: uptakeStateSchema,
    }),
  ),
});
export type PlacedReview = z.infer<typeof placedReviewSchema>;

export const placedReviewsSchema = z.object({ reviews: z.array(placedReviewSchema) });
export type PlacedReviews = z.infer<typeof placedReviewsSchema>;
