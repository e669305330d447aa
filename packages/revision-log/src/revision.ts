import type { Splice } from './byte-diff.ts';
import type { StoredOp } from './text-replay.ts';

/**
 * The origin of a version (docs/metrics.md#the-log): a template, an imported file, the student, a reader's comments, a restored version, changes
 * accepted at a submission, existing text that a newer program extracts differently, a repair of formatting, the student by dictation. Stored by index: append new ones at the
 * end.
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
  'dictated',
] as const;
export type Origin = (typeof origins)[number];

/** Whether the student wrote it: typed or, if they say so, dictated. */
export const isOwnWriting = (origin: Origin): boolean => origin === 'typed' || origin === 'dictated';

/** How a part of the file differs from the previous version. Hashes are SHA-256 in hex. */
export type PartChange =
  | { kind: 'splice'; name: string; splices: readonly Splice[] }
  | { kind: 'raw'; name: string; content: Uint8Array }
  /** A large part, stored once by hash. */
  | { kind: 'blob'; name: string; hash: string }
  | { kind: 'removed'; name: string }
  /** All parts are those of a whole file, stored by hash. */
  | { kind: 'whole'; hash: string };

/** Stored for every version permanently. */
export interface Revision {
  /** Milliseconds since 1970; never decreases within a file. */
  at: number;
  dirtyMs: number | null;
  origin: Origin;
  userId: number | null;
  ops: readonly StoredOp[];
  parts: readonly PartChange[];
}

/** Stored additionally for recent versions and the last one of a chunk. */
export interface RevisionSeal {
  /** Size of the saved file. */
  size: number;
  fileHash: string;
  chain: string;
  /** Of the text, in code points. */
  length: number;
}
