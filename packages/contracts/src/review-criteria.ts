import { z } from 'zod';
import { assignmentIdSchema, peerReviewIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { type CriterionScore, criterionScoreSchema, storedCriterionScoresSchema } from './rubric-scores.ts';
import { rubricContentSchema, storedRubricSchema } from './rubrics.ts';
import { rowVersionSchema } from './wire.ts';

/** By what reviewers look at a text: a rubric whose points do not count. The set-up's own copy. */
export const reviewCriteriaSchema = z.object({
  assignmentId: assignmentIdSchema,
  rubric: storedRubricSchema.nullable(),
  /** A review is submitted only with a level and a comment for each criterion. */
  required: z.boolean(),
  /** 0 before the first. */
  version: z.number().int(),
  /** Reviews in which criteria are answered already: these keep the ones that they were begun with. */
  numberOfAnswered: z.number().int(),
  /** The one by which the assignment is graded, to be taken over. */
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

/** What a review says by each criterion; for its reviewer, for staff, and for its author once it reached them. Names nobody. */
export const reviewAnswersSchema = z.object({
  /** Null where there are none. */
  criteria: storedRubricSchema.nullable(),
  required: z.boolean(),
  answers: storedCriterionScoresSchema,
  /** 0 before the first word. */
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

/** The places of criteria that lack a level or a comment. */
export function unansweredCriteria(
  criteria: { criteria: readonly unknown[] },
  answers: readonly CriterionScore[],
): number[] {
  const full = new Set(
    answers.filter(({ level, comment }) => level !== null && comment !== '').map((one) => one.criterion),
  );
  return [...criteria.criteria.keys()].filter((place) => !full.has(place));
}
