import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** The rubrics of a deleted account; assignments keep their own copies. */
export async function eraseRubrics(ownerId: UserId): Promise<void> {
  await db().deleteFrom('rubrics').where('owner_id', '=', ownerId).execute();
}
