import type { RubricContent } from '@redraft/contracts';
import { pointsInAll, rubricContent } from '@redraft/contracts';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** A rubric while it is being written: fields may be empty, points may be missing (NaN). */
export type RubricDraft = z.input<typeof rubricContent>;
export type CriterionDraft = RubricDraft['criteria'][number];
export type LevelDraft = CriterionDraft['levels'][number];

export const limits = { criteria: 20, levels: 8, fewestLevels: 2 } as const;

const emptyLevel: LevelDraft = { title: '', description: '', points: Number.NaN };

export function emptyRubric(): RubricDraft {
  return { title: '', criteria: [emptyCriterion(undefined)] };
}

/** With the levels of the criterion before: most rubrics name them alike throughout. */
export function emptyCriterion(before: CriterionDraft | undefined): CriterionDraft {
  const levels = before?.levels.map(({ title, points }) => ({ title, points, description: '' }));
  return { title: '', description: '', levels: levels ?? [{ ...emptyLevel }, { ...emptyLevel }] };
}

export function newLevel(): LevelDraft {
  return { ...emptyLevel };
}

/** All that can be reached by what is typed so far. */
export function pointsOfDraft(criteria: readonly CriterionDraft[]): number {
  return pointsInAll({
    criteria: criteria.map(({ levels }) => ({
      levels: levels.map(({ points }) => ({ points: Number.isNaN(points) ? 0 : points })),
    })),
  });
}

/** Whether two rubrics say the same, whatever the order in which their parts are kept. */
export function isSameRubric(one: RubricContent | null, other: RubricContent | null): boolean {
  return (
    JSON.stringify(one && rubricContent.parse(one)) === JSON.stringify(other && rubricContent.parse(other))
  );
}

export type RubricForm = UseFormReturn<RubricDraft, unknown, RubricContent>;
