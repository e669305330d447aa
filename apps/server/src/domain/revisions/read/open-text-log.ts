import type { ChunkRow, TailRow } from '../queries.ts';
import { tools } from './decoding-tools.ts';
import { readers, type TextLog } from './log-readers.ts';

/** All text changes in stored form: compact enough to be passed to a worker thread, and read there (docs/save-path.md). */
export interface PackedTextLog {
  chunks: readonly ChunkRow[];
  tail: readonly TailRow[];
}

/** Larger than any version number. */
const maxSeq = 2 ** 31 - 1;

/** Call it in a worker thread, because a long text takes long. Null if there is no text. */
export function openTextLog({ chunks, tail }: PackedTextLog): Promise<TextLog | null> {
  const loadBlob = () => Promise.reject(new Error('A text has no large parts'));
  return readers.ops({ chunks, tail, seq: maxSeq }, { ...tools, loadBlob });
}
