import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** What is told of somebody, or waits to be told. */
export async function eraseLearningEvents(userId: UserId): Promise<void> {
  await db()
    .deleteFrom('event_deliveries')
    .where((eb) => eb.or([eb('student_id', '=', userId), eb('actor_id', '=', userId)]))
    .execute();
}
