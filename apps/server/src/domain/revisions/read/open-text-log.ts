import type { ChunkRow, TailRow } from '../queries.ts';
import { tools } from './decoding-tools.ts';
import { readers, type TextLog } from './log-readers.ts';

/** All changes of a text as they are kept: of a size to be handed to a thread, and read there (docs/save-path.md). */
export interface PackedTextLog {
  chunks: readonly Omit<ChunkRow, 'parts_blob'>[];
  tail: readonly TailRow[];
}

/** No file has so many. */
const maxSeq = 2 ** 31 - 1;

/** For a thread: of a long text it takes long. Null where there is none. */
export function openTextLog({ chunks, tail }: PackedTextLog): Promise<TextLog | null> {
  const noParts = new Uint8Array();
  const log = { chunks: chunks.map((chunk) => ({ ...chunk, parts_blob: noParts })), tail, seq: maxSeq };
  const loadBlob = () => Promise.reject(new Error('A text has no large parts'));
  return readers.ops(log, { ...tools, loadBlob });
}
