import type { RubricContent } from '@redraft/contracts';
import { pointsInAll, rubricContentSchema } from '@redraft/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { TypedNumber } from '../../lib/typed-number.ts';

type Input = z.input<typeof rubricContentSchema>;
type CriterionInput = Input['criteria'][number];
type LevelInput = CriterionInput['levels'][number];

/** A rubric being edited: fields may be empty, points missing or invalid. */
export type LevelDraft = Omit<LevelInput, 'points'> & { points: TypedNumber };
export type CriterionDraft = Omit<CriterionInput, 'levels'> & { levels: LevelDraft[] };
export type RubricDraft = Omit<Input, 'criteria'> & { criteria: CriterionDraft[] };

export const rubricDraftSchema = z.preprocess((draft: RubricDraft): unknown => draft, rubricContentSchema);

const emptyLevel: LevelDraft = { title: '', description: '', points: Number.NaN };

export function createEmptyRubric(): RubricDraft {
  return { title: '', criteria: [createEmptyCriterion(undefined)] };
}

/** Copies the levels of the previous criterion, because most rubrics use the same throughout. */
export function createEmptyCriterion(previous: CriterionDraft | undefined): CriterionDraft {
  const levels = previous?.levels.map(({ title, points }) => ({ title, points, description: '' }));
  return { title: '', description: '', levels: levels ?? [{ ...emptyLevel }, { ...emptyLevel }] };
}

export function createLevel(): LevelDraft {
  return { ...emptyLevel };
}

/** Maximum points of the current draft. */
export function computeMaxPoints(criteria: readonly CriterionDraft[]): number {
  return pointsInAll({
    criteria: criteria.map(({ levels }) => ({
      levels: levels.map(({ points }) => ({
        points: typeof points === 'string' || Number.isNaN(points) ? 0 : points,
      })),
    })),
  });
}

export type RubricForm = UseFormReturn<RubricDraft, unknown, RubricContent>;
