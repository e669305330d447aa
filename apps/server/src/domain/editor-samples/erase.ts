import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';
import { requestPurge } from '../revisions/index.ts';

/** Documents with which an administrator tried the editor. */
export async function eraseSamples(ownerId: UserId, now: Date): Promise<void> {
  const deletedRows = await db()
    .deleteFrom('editor_samples')
    .where('owner_id', '=', ownerId)
    .returning('file_id')
    .execute();
  await requestPurge(
    deletedRows.map(({ file_id }) => file_id),
    now,
  );
}
