import type { FileId } from '@redraft/contracts';
import { listTail, listTextChunksAfter } from '../queries.ts';
import type { PackedTextLog } from './open-text-log.ts';

/** No file has so many. */
const maxSeq = 2 ** 31 - 1;

export async function loadPackedTextLog(id: FileId): Promise<PackedTextLog> {
  // In this order: what is sealed meanwhile is in both, and counts once.
  const tail = await listTail(id, maxSeq);
  const chunks = tail[0]?.seq === 0 ? [] : await listTextChunksAfter(id, -1, maxSeq);
  return { chunks, tail };
}
