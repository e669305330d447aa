import type { FileId } from '@redraft/contracts';
import { packActivity } from '@redraft/revision-log';
import { readLog } from './read-log.ts';
import type { SaveChange } from './save-changes.ts';
import {
  type ChunkWithoutActivity,
  listChunksWithoutActivity,
  listTextChunks,
  updateActivity,
} from './window-queries.ts';

/** The activity of a chunk's saves, packed as the chunk stores it; `start` is the chunk's `first_at`. */
export function packChunkActivity(changes: readonly SaveChange[], start: number): Uint8Array {
  return packActivity(
    changes.map(({ at, insChars, delChars }) => ({ at, inserted: insChars, deleted: delChars })),
    start,
  );
}

/** Chunks per query. */
const chunksPerQuery = 64;

/** Computes `sealed_chunks.activity` of chunks that were sealed before this column existed; a failure does not stop the others. */
export async function fillActivity(onError: (id: FileId, cause: unknown) => void): Promise<void> {
  let lastChunk: ChunkWithoutActivity | null = null;
  for (;;) {
    const chunks: ChunkWithoutActivity[] = await listChunksWithoutActivity(lastChunk, chunksPerQuery);
    for (const chunk of chunks) await fillChunk(chunk).catch((cause) => onError(chunk.file_id, cause));
    lastChunk = chunks.at(-1) ?? null;
    if (lastChunk === null) return;
  }
}

async function fillChunk({ file_id, first_seq, first_at }: ChunkWithoutActivity): Promise<void> {
  const chunks = await listTextChunks(file_id, [first_seq]);
  const changes = await readLog('changes', { chunks, tail: [], seq: Number.MAX_SAFE_INTEGER });
  await updateActivity(file_id, first_seq, packChunkActivity(changes, first_at.getTime()));
}
