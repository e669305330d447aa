import { countCodePoints, type Revision, type StoredOp } from '@redraft/revision-log';

export interface SaveChange {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  insChars: number;
  delChars: number;
}

export interface TimedChange extends SaveChange {
  /** Milliseconds that its first change had been unsaved; null if the editor did not report it. */
  dirtyMs: number | null;
}

type Saved = Pick<Revision, 'at' | 'ops'> & { seq: number };

/** The initial text is not a save, and saves that left the text unchanged do not count. */
export function changedText({ seq, ops }: Saved): boolean {
  return seq > 0 && ops.length > 0;
}

/** The saves that changed the text, and by how much. */
export function changesOf(revisions: readonly Saved[]): SaveChange[] {
  return revisions.filter(changedText).map(changeOf);
}

export function changeOf({ seq, at, ops }: Saved): SaveChange {
  return { seq, at, ...countOps(ops) };
}

function countOps(ops: readonly StoredOp[]): { insChars: number; delChars: number } {
  return {
    insChars: ops.reduce((sum, op) => sum + countCodePoints(op.ins), 0),
    delChars: ops.reduce((sum, op) => sum + op.del, 0),
  };
}
