import { z } from 'zod';
import { assignmentIdSchema, peerReviewIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { type CriterionScore, criterionScoreSchema, storedCriterionScoresSchema } from './rubric-scores.ts';
import { rubricContentSchema, storedRubricSchema } from './rubrics.ts';
import { rowVersionSchema } from './wire.ts';

/** The criteria for reviewers: a rubric without points. A copy that belongs to the round. */
export const reviewCriteriaSchema = z.object({
  assignmentId: assignmentIdSchema,
  rubric: storedRubricSchema.nullable(),
  /** A review can only be submitted with a level and a comment for each criterion. */
  required: z.boolean(),
  /** 0 before the first. */
  version: z.number().int(),
  /** Reviews with answers, which keep the criteria they were started with. */
  numberOfAnswered: z.number().int(),
  /** The rubric by which the assignment is graded, offered as a starting point. */
  assignmentRubric: storedRubricSchema.nullable(),
  can: z.object({ manage: z.boolean() }),
});
export type ReviewCriteria = z.infer<typeof reviewCriteriaSchema>;

export const changeReviewCriteriaBodySchema = z.object({
  assignmentId: assignmentIdSchema,
  rubric: rubricContentSchema.nullable(),
  required: z.boolean().default(false),
  version: rowVersionSchema,
});
export type ChangeReviewCriteriaBody = z.infer<typeof changeReviewCriteriaBodySchema>;

/** A review's answers by criterion; for its reviewer, for staff, and for its author once released. Anonymous. */
export const reviewAnswersSchema = z.object({
  /** Null if there are none. */
  criteria: storedRubricSchema.nullable(),
  required: z.boolean(),
  answers: storedCriterionScoresSchema,
  /** 0 before the first answer. */
  version: z.number().int(),
  criteriaVersion: z.number().int(),
  can: z.object({ write: z.boolean() }),
});
export type ReviewAnswers = z.infer<typeof reviewAnswersSchema>;

export const changeReviewAnswersBodySchema = z.object({
  id: peerReviewIdSchema,
  answers: z.array(criterionScoreSchema).max(limits.criteria),
  version: rowVersionSchema,
  criteriaVersion: rowVersionSchema,
});
export type ChangeReviewAnswersBody = z.infer<typeof changeReviewAnswersBodySchema>;

/** Indexes of criteria without a level or a comment. */
export function unansweredCriteria(
  criteria: { criteria: readonly unknown[] },
  answers: readonly CriterionScore[],
): number[] {
  const fullCriteria = new Set(
    answers.filter(({ level, comment }) => level !== null && comment !== '').map((one) => one.criterion),
  );
  return [...criteria.criteria.keys()].filter((index) => !fullCriteria.has(index));
}
