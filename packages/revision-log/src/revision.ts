import type { Splice } from './byte-diff.ts';
import type { StoredOp } from './text-replay.ts';

/**
 * Where the text of a save comes from (docs/metrics.md#the-log): a template, an imported file, the student, a reader's comments, an
 * earlier version that was brought back, changes accepted at the hand-in, words that were in the file all along and are
 * read only now, a look that was mended without a word. Stored by their place in this list: a new one goes to its end.
 */
export const origins = [
  'base',
  'import',
  'typed',
  'commented',
  'restored',
  'accepted',
  'reread',
  'repaired',
] as const;
export type Origin = (typeof origins)[number];

/** How one part of the file differs from the version before. Hashes are SHA-256 in hex. */
export type PartChange =
  | { kind: 'splice'; name: string; splices: readonly Splice[] }
  | { kind: 'raw'; name: string; content: Uint8Array }
  /** A large part that is kept once, under its hash. */
  | { kind: 'blob'; name: string; hash: string }
  | { kind: 'removed'; name: string }
  /** All parts are those of a file that is kept whole, under its hash. */
  | { kind: 'whole'; hash: string };

/** What every version keeps for good. */
export interface Revision {
  /** Milliseconds since 1970; never falls within a file. */
  at: number;
  dirtyMs: number | null;
  origin: Origin;
  userId: number | null;
  ops: readonly StoredOp[];
  parts: readonly PartChange[];
}

/** What only a recent version and the last one of a chunk carry besides. */
export interface RevisionSeal {
  /** Of the file that was saved. */
  size: number;
  fileHash: string;
  chain: string;
  /** Of the text, in code points. */
  length: number;
}
