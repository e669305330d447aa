import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';
import { requestPurge } from '../revisions/index.ts';

/** The library of a deleted account; assignments keep their own copies. */
export async function eraseTemplates(ownerId: UserId, now: Date): Promise<void> {
  const deletedRows = await db()
    .deleteFrom('templates')
    .where('owner_id', '=', ownerId)
    .returning('file_id')
    .execute();
  await requestPurge(
    deletedRows.map(({ file_id }) => file_id),
    now,
  );
}
