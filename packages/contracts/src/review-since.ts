import { z } from 'zod';
import { draftTypeSchema } from './assignments.ts';
import { peerReviewIdSchema } from './ids.ts';
import { reviewCommentSchema } from './review-comments.ts';
import { passagePieceSchema } from './text-growth.ts';
import { uptakeStateSchema } from './uptake.ts';
import { instantSchema } from './wire.ts';

/** Consecutive changed paragraphs. */
const changedPassageSchema = z.object({
  /** Number of unchanged paragraphs before it. */
  unchanged: z.number().int(),
  pieces: z.array(passagePieceSchema),
});
export type ChangedPassage = z.infer<typeof changedPassageSchema>;

/** The reviewer's earlier review of the same text, and how the text has changed until the draft now under review. Anonymous. */
const earlierReviewSchema = z.object({
  reviewId: peerReviewIdSchema,
  draftTitle: z.string(),
  draftType: draftTypeSchema,
  handedInDate: instantSchema,
  /** Words inserted and deleted. */
  inserted: z.number().int(),
  deleted: z.number().int(),
  passages: z.array(changedPassageSchema),
  /** Number of unchanged paragraphs after the last one. */
  unchangedBehind: z.number().int(),
  /** Number of passages that are not included. */
  morePassages: z.number().int(),
  /** The reviewer's comments on passages of that draft, and what happened to these passages. */
  comments: z.array(reviewCommentSchema.extend({ state: uptakeStateSchema })),
});
export type EarlierReview = z.infer<typeof earlierReviewSchema>;

export const reviewSinceSchema = z.object({
  timezone: z.string(),
  /** The latest submitted one; null for the first review of this text. */
  earlier: earlierReviewSchema.nullable(),
});
export type ReviewSince = z.infer<typeof reviewSinceSchema>;
