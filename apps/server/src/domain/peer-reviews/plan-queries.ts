import type { PlanItem, SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

// Cast: written by upsertPlan only.
const items = sql<PlanItem[]>`revision_plans.items`;

export function selectOptionalPlan(id: SubmissionId) {
  return db()
    .selectFrom('revision_plans')
    .select([items.as('items'), 'version'])
    .where('submission_id', '=', id)
    .executeTakeFirst();
}

export async function upsertPlan(id: SubmissionId, given: readonly PlanItem[], at: Date): Promise<void> {
  const values = { items: JSON.stringify(given), updated_at: at };
  await db()
    .insertInto('revision_plans')
    .values({ submission_id: id, ...values })
    .onConflict((conflict) =>
      conflict.column('submission_id').doUpdateSet({ ...values, version: sql`revision_plans.version + 1` }),
    )
    .execute();
}
