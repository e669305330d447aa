import { z } from 'zod';
import { rubricIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { noteText, titleText } from './texts.ts';
import { instantSchema, pointsSchema, rowVersionSchema } from './wire.ts';

const rubricLevelSchema = z.object({
  title: titleText(limits.levelTitle),
  description: noteText(limits.rubricDescription).default(''),
  points: pointsSchema,
});
export type RubricLevel = z.infer<typeof rubricLevelSchema>;

const rubricCriterionSchema = z.object({
  title: titleText(limits.criterionTitle),
  description: noteText(limits.rubricDescription).default(''),
  /** From most to fewest points. */
  levels: z.array(rubricLevelSchema).min(limits.fewestLevels).max(limits.levels),
});
export type RubricCriterion = z.infer<typeof rubricCriterionSchema>;

/** Criteria, levels and points. An assignment has its own copy. */
export const rubricContentSchema = z.object({
  title: titleText(limits.rubricTitle),
  criteria: z.array(rubricCriterionSchema).min(1).max(limits.criteria),
});
export type RubricContent = z.infer<typeof rubricContentSchema>;

const storedText = { title: z.string(), description: z.string() };
const storedLevelSchema = z.object({ ...storedText, points: z.number() });

/** A rubric as stored, without current limits. */
export const storedRubricSchema = z.object({
  title: storedText.title,
  criteria: z.array(z.object({ ...storedText, levels: z.array(storedLevelSchema) })),
});

/** A rubric of the instructor's own library. */
export const rubricSchema = storedRubricSchema.extend({
  id: rubricIdSchema,
  version: z.number().int(),
  updatedDate: instantSchema,
});
export type Rubric = z.infer<typeof rubricSchema>;

export const changeRubricBodySchema = rubricContentSchema.extend({
  id: rubricIdSchema,
  version: rowVersionSchema,
});
export type ChangeRubricBody = z.infer<typeof changeRubricBodySchema>;

/** The maximum: the best level of every criterion, to the hundredth. */
export function pointsInAll(content: { criteria: readonly WithPoints[] }): number {
  const sum = content.criteria.reduce((points, criterion) => points + getMaxPoints(criterion), 0);
  return Math.round(sum * 100) / 100;
}

interface WithPoints {
  levels: readonly Pick<RubricLevel, 'points'>[];
}

function getMaxPoints({ levels }: WithPoints): number {
  return levels.reduce((best, { points }) => Math.max(best, points), 0);
}

/** Sorts the levels of each criterion by points, descending; equal ones keep their order. */
export function orderLevels<Content extends RubricContent>(content: Content): Content {
  const criteria = content.criteria.map((criterion) => ({
    ...criterion,
    levels: criterion.levels.toSorted((one, other) => other.points - one.points),
  }));
  return { ...content, criteria };
}
