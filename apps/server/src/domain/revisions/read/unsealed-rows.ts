import type { ChunkRow, TailRow } from '../queries.ts';

/** Rows of one file: sealed chunks first, then the unsealed revisions after them. */
export interface LogRange {
  chunks: readonly ChunkRow[];
  tail: readonly TailRow[];
  /** The last version to read. */
  seq: number;
}

/** Sealing may run meanwhile: revisions in both results are read once. */
export function listUnsealedRows({ chunks, tail, seq }: LogRange): TailRow[] {
  const sealedTo = chunks.at(-1)?.last_seq ?? -1;
  return tail.filter((row) => row.seq > sealedTo && row.seq <= seq);
}
