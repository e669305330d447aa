import type { FileId } from '@redraft/contracts';
import { packActivity } from '@redraft/revision-log';
import { readLog } from './read-log.ts';
import type { SaveChange } from './save-changes.ts';
import {
  listTextChunks,
  listUncountedChunks,
  type UncountedChunk,
  updateActivity,
} from './window-queries.ts';

/** The activity of a chunk's saves, as stored with the chunk. */
export function loadActivity(changes: readonly SaveChange[], start: number): Uint8Array {
  return packActivity(
    changes.map(({ at, insChars, delChars }) => ({ at, inserted: insChars, deleted: delChars })),
    start,
  );
}

/** Chunks per query. */
const chunksPerQuery = 64;

/** Fills in chunks that were sealed before this column existed; a failure does not stop the others. */
export async function fillActivity(onError: (id: FileId, cause: unknown) => void): Promise<void> {
  let lastChunk: UncountedChunk | null = null;
  for (;;) {
    const chunks: UncountedChunk[] = await listUncountedChunks(lastChunk, chunksPerQuery);
    for (const chunk of chunks) await fillChunk(chunk).catch((cause) => onError(chunk.file_id, cause));
    lastChunk = chunks.at(-1) ?? null;
    if (lastChunk === null) return;
  }
}

async function fillChunk({ file_id, first_seq, first_at }: UncountedChunk): Promise<void> {
  const chunks = await listTextChunks(file_id, [first_seq]);
  const changes = await readLog('changes', { chunks, tail: [], seq: Number.MAX_SAFE_INTEGER });
  await updateActivity(file_id, first_seq, loadActivity(changes, first_at.getTime()));
}
