import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Of somebody whose account is deleted; assignments keep their own. */
export async function eraseRubrics(ownerId: UserId): Promise<void> {
  await db().deleteFrom('rubrics').where('owner_id', '=', ownerId).execute();
}
