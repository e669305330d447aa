import { algorithmVersion } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { headOf } from '../revisions/index.ts';
import { listComments } from './comment-queries.ts';
import { syncFileComments } from './file-comments.ts';
import { selectOptionalFollowed } from './file-queries.ts';
import { measureComments } from './uptake.ts';
import { listStoredUptakes, upsertUptakes } from './uptake-queries.ts';

/** Imports the comments in a text's file, and stores the current uptake of all comments on it. */
export async function storeUptakes(fileId: FileId): Promise<void> {
  const followed = await selectOptionalFollowed(fileId);
  if (!followed) return;
  await syncFileComments(fileId, followed);
  const rows = await listComments([followed.submissionId]);
  if (rows.length === 0) return;
  const { seq } = await headOf(fileId);
  const stored = await listStoredUptakes(
    rows.map(({ id }) => id),
    algorithmVersion,
  );
  const behind = rows.filter(({ id }) => (stored.get(id)?.seq ?? -1) < seq);
  await upsertUptakes(await measureComments(fileId, behind, seq), { seq, algorithmVersion });
}
