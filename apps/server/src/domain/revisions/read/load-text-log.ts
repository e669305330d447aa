import type { FileId } from '@redraft/contracts';
import { listTail, listTextChunksAfter } from '../queries.ts';
import type { PackedTextLog } from './open-text-log.ts';

/** Larger than any version number. */
const maxSeq = 2 ** 31 - 1;

export async function loadPackedTextLog(id: FileId): Promise<PackedTextLog> {
  // The tail is read first: revisions sealed in between are in both results, and count once.
  const tail = await listTail(id, maxSeq);
  const chunks = tail[0]?.seq === 0 ? [] : await listTextChunksAfter(id, -1, maxSeq);
  return { chunks, tail };
}
