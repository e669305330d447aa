import { z } from 'zod';
import { userIdSchema } from './ids.ts';

/** Modes of pairing; the spelling of the API is kept. */
export const reviewModes = ['Mutal', 'Optional', 'Unidirectional'] as const;
export const reviewModeSchema = z.enum(reviewModes);
export type ReviewMode = z.infer<typeof reviewModeSchema>;

/** A reviewee with its reviewers. */
export const reviewersOfSchema = z.object({ id: userIdSchema, reviewers: z.array(userIdSchema) });
export type ReviewersOf = z.infer<typeof reviewersOfSchema>;

/** The settings from which the pairs were made: number of reviewers, number of students, and mode. */
export const peerReviewRecordSchema = z.object({
  reviewer: z.number().int(),
  size: z.number().int(),
  options: reviewModeSchema,
});
export type PeerReviewRecord = z.infer<typeof peerReviewRecordSchema>;

/** The fields of an assignment in its editor. */
export const peerReviewRoundFields = {
  /** For each student of the class, once a round is set up. */
  peerReview: z.array(reviewersOfSchema),
  anonymous: z.boolean(),
  openReview: z.boolean(),
  peerReviewRecord: peerReviewRecordSchema.nullable(),
  /** Some draft is reviewed, and at least one student has a reviewer. */
  peerReviewConfigured: z.boolean(),
};
