import { z } from 'zod';
import { userIdSchema } from './ids.ts';

/** How reviewers and reviewees belong together, spelled as everywhere since the beginning. */
export const reviewModes = ['Mutal', 'Optional', 'Unidirectional'] as const;
export const reviewModeSchema = z.enum(reviewModes);
export type ReviewMode = z.infer<typeof reviewModeSchema>;

/** A reviewee with the reviewers of its texts. */
export const reviewersOfSchema = z.object({ id: userIdSchema, reviewers: z.array(userIdSchema) });
export type ReviewersOf = z.infer<typeof reviewersOfSchema>;

/** What the matrix was made of: the count of reviewers, how many students, and the mode. */
export const peerReviewRecordSchema = z.object({
  reviewer: z.number().int(),
  size: z.number().int(),
  options: reviewModeSchema,
});
export type PeerReviewRecord = z.infer<typeof peerReviewRecordSchema>;

/** Of an assignment as its editor has it. */
export const peerReviewRoundFields = {
  /** For each student of the class, when a round is set up. */
  peerReview: z.array(reviewersOfSchema),
  anonymous: z.boolean(),
  openReview: z.boolean(),
  peerReviewRecord: peerReviewRecordSchema.nullable(),
  /** Some draft is reviewed until some time, and somebody has a reviewer. */
  peerReviewConfigured: z.boolean(),
};
