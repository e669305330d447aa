import { algorithmVersion } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { headOf } from '../revisions/index.ts';
import { listComments } from './comment-queries.ts';
import { syncFileComments } from './file-comments.ts';
import { selectOptionalCheckedText } from './file-queries.ts';
import { measureComments } from './uptake.ts';
import { listStoredUptakes, upsertUptakes } from './uptake-queries.ts';

/** Imports the comments in a text's file, and stores the current uptake of all comments on it. */
export async function storeUptakes(fileId: FileId): Promise<void> {
  const checkedText = await selectOptionalCheckedText(fileId);
  if (!checkedText) return;
  await syncFileComments(fileId, checkedText);
  const rows = await listComments([checkedText.submissionId]);
  if (rows.length === 0) return;
  const { seq } = await headOf(fileId);
  const stored = await listStoredUptakes(
    rows.map(({ id }) => id),
    algorithmVersion,
  );
  const outdated = rows.filter(({ id }) => (stored.get(id)?.seq ?? -1) < seq);
  await upsertUptakes(await measureComments(fileId, outdated, seq), { seq, algorithmVersion });
}
