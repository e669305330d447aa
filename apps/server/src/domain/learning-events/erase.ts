import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Sent and pending events about a person. */
export async function eraseLearningEvents(userId: UserId): Promise<void> {
  await db()
    .deleteFrom('event_deliveries')
    .where((eb) => eb.or([eb('student_id', '=', userId), eb('actor_id', '=', userId)]))
    .execute();
}
