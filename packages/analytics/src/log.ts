import type { TextOp } from '@redraft/revision-log';

/** Where the text of a save comes from; only `typed` and `dictated` are the student's own words. */
export type SaveOrigin =
  | 'typed'
  | 'base'
  | 'import'
  | 'commented'
  | 'restored'
  | 'accepted'
  | 'reread'
  | 'repaired'
  | 'dictated';

/** One change save (docs/metrics.md#the-log). */
export interface LoggedSave {
  seq: number;
  /** Milliseconds since 1970, as the server's clock read it. */
  t: number;
  /** From the first unsaved change to the save; null where the editor did not say. */
  dirtyMs: number | null;
  origin: SaveOrigin;
  /** Left to right; positions in code points of the text made so far. */
  ops: readonly TextOp[];
}

export interface WritingLog {
  base: string;
  saves: readonly LoggedSave[];
}

/** Of the definitions (docs/metrics.md); stored with every number, so that old numbers are recognised. */
export const algorithmVersion = '4';

/** Times in seconds (docs/metrics.md#constants). */
export const constants = {
  /** D: sampling. */
  sampling: 1,
  /** A: the largest gap that is active writing. */
  activeGap: 2,
  /** I: beyond it the writer was away. */
  idle: 300,
  /** S: beyond it a new session begins. */
  sessionGap: 1800,
  /** A character that lived this long survived. */
  survival: 60,
  /** A deletion whose text comes back within this time is a move. */
  moveWindow: 600,
  /** Characters, after folding white space, that make a deletion a possible move. */
  minMove: 20,
  /** Characters of one op that make a large insertion, and how many a second. */
  largeInsertion: 80,
  largeInsertionRate: 40,
  /** Letters a second, for longer than so many seconds, that no fingers write. */
  quickRate: 15,
  quickSeconds: 10,
} as const;

/** Characters of a word equivalent: five letters and a space (docs/metrics.md#the-log). */
export const charactersPerWordEquivalent = 6;
