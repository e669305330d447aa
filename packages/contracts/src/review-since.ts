import { z } from 'zod';
import { draftTypeSchema } from './assignments.ts';
import { peerReviewIdSchema } from './ids.ts';
import { reviewCommentSchema } from './review-comments.ts';
import { passagePieceSchema } from './text-growth.ts';
import { uptakeStateSchema } from './uptake.ts';
import { instantSchema } from './wire.ts';

/** Paragraphs that changed, one right after the other. */
const changedPassageSchema = z.object({
  /** Paragraphs before it that stayed as they were. */
  unchanged: z.number().int(),
  pieces: z.array(passagePieceSchema),
});
export type ChangedPassage = z.infer<typeof changedPassageSchema>;

/** What the same reviewer reviewed of the same text before, and what became of it until the draft that is reviewed now. Names nobody. */
const earlierReviewSchema = z.object({
  reviewId: peerReviewIdSchema,
  draftTitle: z.string(),
  draftType: draftTypeSchema,
  handedInDate: instantSchema,
  /** Words that came in and went out. */
  inserted: z.number().int(),
  deleted: z.number().int(),
  passages: z.array(changedPassageSchema),
  /** Paragraphs behind the last of them that stayed as they were. */
  unchangedBehind: z.number().int(),
  /** Beyond those that are shown. */
  morePassages: z.number().int(),
  /** What the reviewer said about words of that draft, with what became of them. */
  comments: z.array(reviewCommentSchema.extend({ state: uptakeStateSchema })),
});
export type EarlierReview = z.infer<typeof earlierReviewSchema>;

export const reviewSinceSchema = z.object({
  timezone: z.string(),
  /** The last one that was submitted; null where this is the first of this text. */
  earlier: earlierReviewSchema.nullable(),
});
export type ReviewSince = z.infer<typeof reviewSinceSchema>;
