import type { ClassId, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function isOnHold(id: ClassId): Promise<boolean> {
  const row = await db()
    .selectFrom('class_holds')
    .select('class_id')
    .where('class_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the reason of an existing hold. */
export async function upsertHold(hold: {
  id: ClassId;
  reason: string;
  actorId: UserId;
  at: Date;
}): Promise<void> {
  const values = { reason: hold.reason, placed_by: hold.actorId, placed_at: hold.at };
  await db()
    .insertInto('class_holds')
    .values({ class_id: hold.id, ...values })
    .onConflict((conflict) => conflict.column('class_id').doUpdateSet(values))
    .execute();
}

/** False if there is none. */
export async function deleteHold(id: ClassId): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('class_holds')
    .where('class_id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
