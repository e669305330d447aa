import { z } from 'zod';
import { submissionIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { pointsInAll } from './rubrics.ts';
import { bareText, noteText } from './texts.ts';
import { pointsSchema, rowVersionSchema } from './wire.ts';

/** A text's level for a criterion of its assignment's rubric, both by index. */
export const criterionScoreSchema = z.object({
  criterion: z.number().int().min(0).max(limits.criteria),
  level: z.number().int().min(0).max(limits.levels).nullable(),
  comment: noteText(limits.rubricDescription).default(''),
});
export type CriterionScore = z.infer<typeof criterionScoreSchema>;

/** As stored, without current limits. */
export const storedCriterionScoresSchema = z.array(
  z.object({ criterion: z.number().int(), level: z.number().int().nullable(), comment: z.string() }),
);
export const storedRubricScoresSchema = z.object({
  /** 0 before the first. */
  version: z.number().int(),
  scores: storedCriterionScoresSchema,
});

export const rubricScoresBodySchema = z.object({
  submissionId: submissionIdSchema,
  version: rowVersionSchema,
  scores: z.array(criterionScoreSchema).max(limits.criteria),
  /** The grade that the caller saw: once every criterion has a level, the sum becomes the grade. */
  replaces: z.union([pointsSchema, bareText(), z.null()]),
  unsubmitted: z.boolean().default(false),
});
export type RubricScoresBody = z.infer<typeof rubricScoresBodySchema>;

interface Scored {
  criteria: readonly { title: string; levels: readonly { title: string; points: number }[] }[];
}

/** The sum of the scored levels; also in percent of the maximum once the scores are complete. */
export function rubricResult(
  rubric: Scored,
  scores: readonly CriterionScore[],
): { points: number; percent: number | null } {
  const levels = rubric.criteria.map(({ levels: own }, index) => {
    const level = scores.find(({ criterion }) => criterion === index)?.level ?? null;
    return level === null ? undefined : own[level];
  });
  const sum = levels.reduce((points, level) => points + Math.round((level?.points ?? 0) * 100), 0);
  const all = Math.round(
    pointsInAll({ criteria: rubric.criteria.map((one) => ({ levels: [...one.levels] })) }) * 100,
  );
  const isFull = all > 0 && levels.every((level) => level !== undefined);
  return { points: sum / 100, percent: isFull ? Math.round((sum * 10_000) / all) / 100 : null };
}

/**
 * Maps scores to a changed rubric: criteria and levels are matched by title, or by index if titles changed but nothing was added or removed.
 * Unmatched ones must be scored again.
 */
export function followRubric(
  before: Scored,
  after: Scored,
  scores: readonly CriterionScore[],
): CriterionScore[] {
  return scores.flatMap(({ criterion, level, comment }) => {
    const old = before.criteria[criterion];
    const oldIndex = old ? counterpart(before.criteria, after.criteria, criterion) : -1;
    const now = after.criteria[oldIndex];
    if (!old || !now) return [];
    const moved = level === null ? -1 : counterpart(old.levels, now.levels, level);
    return [{ criterion: oldIndex, level: moved < 0 ? null : moved, comment }];
  });
}

function counterpart(
  before: readonly { title: string }[],
  after: readonly { title: string }[],
  at: number,
): number {
  const titled = after.findIndex(({ title }) => title === before[at]?.title);
  if (titled >= 0) return titled;
  const isTaken = before.some(({ title }) => title === after[at]?.title);
  return before.length === after.length && !isTaken ? at : -1;
}
