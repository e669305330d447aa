import { z } from 'zod';
import { rubricId } from './ids.ts';
import { instant } from './wire.ts';

const rubricLevel = z.object({
  title: z.string().trim().min(1).max(100),
  description: z.string().trim().max(1000).default(''),
  points: z.number().min(0).max(100),
});
export type RubricLevel = z.infer<typeof rubricLevel>;

const rubricCriterion = z.object({
  title: z.string().trim().min(1).max(200),
  description: z.string().trim().max(1000).default(''),
  /** From the most points to the fewest. */
  levels: z.array(rubricLevel).min(2).max(8),
});
export type RubricCriterion = z.infer<typeof rubricCriterion>;

/** What is looked at, in which levels, for how many points. An assignment keeps its own copy. */
export const rubricContent = z.object({
  title: z.string().trim().min(1).max(200),
  criteria: z.array(rubricCriterion).min(1).max(20),
});
export type RubricContent = z.infer<typeof rubricContent>;

/** A rubric of the instructor's own library. */
export const rubric = rubricContent.extend({
  id: rubricId,
  version: z.number().int(),
  updatedDate: instant,
});
export type Rubric = z.infer<typeof rubric>;

export const changeRubricBody = rubricContent.extend({ id: rubricId, version: z.number().int() });
