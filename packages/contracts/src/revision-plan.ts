import { z } from 'zod';
import { peerReviewIdSchema, submissionIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { noteText } from './texts.ts';
import { listIndexSchema, rowVersionSchema } from './wire.ts';

/** What a line of a plan was taken from: a comment in the file of a review, or what it says by a criterion. Each by its place. */
const planSourceSchema = z.object({
  kind: z.enum(['comment', 'criterion']),
  reviewId: peerReviewIdSchema,
  place: listIndexSchema,
});
export type PlanSource = z.infer<typeof planSourceSchema>;

const planItemFields = {
  /** Made where the line is made, so that it is the same line when it is sent again. */
  id: z.uuid(),
  /** Null for a line of one's own. */
  source: planSourceSchema.nullable(),
  isDone: z.boolean(),
};

export const sentPlanItemSchema = z.object({
  ...planItemFields,
  note: noteText(limits.planNote).default(''),
});
export type SentPlanItem = z.infer<typeof sentPlanItemSchema>;

const storedPlanItemSchema = z.object({
  ...planItemFields,
  note: z.string(),
  /** As the review says it: the words of the text that it is about (or the criterion), and the comment. */
  quote: z.string(),
  comment: z.string(),
});
export type PlanItem = z.infer<typeof storedPlanItemSchema>;

/** What a student means to do about reviews of the own text, from first to last. Nobody else sees it. */
export const revisionPlanSchema = z.object({
  items: z.array(storedPlanItemSchema),
  /** 0 before the first. */
  version: z.number().int(),
  /** The reviews that have reached the student, by draft and by when they were submitted; without names. */
  reviews: z.array(
    z.object({
      id: peerReviewIdSchema,
      draftTitle: z.string(),
      /** Among those of the draft, from 1. */
      number: z.number().int(),
    }),
  ),
  can: z.object({ write: z.boolean() }),
});
export type RevisionPlan = z.infer<typeof revisionPlanSchema>;

export const changeRevisionPlanBodySchema = z.object({
  submissionId: submissionIdSchema,
  items: z.array(sentPlanItemSchema).max(limits.planItems),
  version: rowVersionSchema,
});
export type ChangeRevisionPlanBody = z.infer<typeof changeRevisionPlanBodySchema>;
