import type { Rubric } from '@redraft/contracts';
import type { RubricRow } from './queries.ts';

export function presentRubric(row: RubricRow): Rubric {
  return {
    id: row.id,
    title: row.title,
    criteria: row.criteria,
    version: row.version,
    updatedDate: row.updated_at.toISOString(),
  };
}
