import type { FileId } from '@redraft/contracts';
import { listTail, listTextChunksAfter } from '../queries.ts';
import type { PackedTextLog } from './opened-text-log.ts';

/** No file has so many. */
const most = 2 ** 31 - 1;

export async function packedTextLog(id: FileId): Promise<PackedTextLog> {
  // In this order: what is sealed meanwhile is in both, and counts once.
  const tail = await listTail(id, most);
  const chunks = tail[0]?.seq === 0 ? [] : await listTextChunksAfter(id, -1, most);
  return { chunks, tail };
}
