import { countCodePoints } from '@redraft/revision-log';
import { constants, type WritingLog } from './log.ts';

/**
 * A log without its words: where and when something was inserted and deleted, and how much. Plain columns, of a few bytes for each change, so
 * that a log of years is gone through at once.
 */
export interface Strokes {
  /** Characters that the text began with. */
  baseLength: number;
  /** Of each change save: its version, its time in milliseconds since 1970 (never falling), and the place behind its last change below. */
  seq: Int32Array;
  at: Float64Array;
  ends: Int32Array;
  /** Of each change: its place in the text made so far, and characters; all in code points. */
  positions: Int32Array;
  deleted: Int32Array;
  inserted: Int32Array;
}

/** When each save was made as measures count time (docs/metrics.md#the-log): whole seconds since the first one, never falling. */
export function secondsOf({ at }: Pick<Strokes, 'at'>): Int32Array {
  const first = at[0] ?? 0;
  let latest = 0;
  return Int32Array.from(at, (t) => {
    latest = Math.max(latest, Math.floor((t - first) / 1000));
    return latest;
  });
}

/** A sitting as the places of its first save, and behind its last (docs/metrics.md#sessions). */
export interface SaveRange {
  from: number;
  to: number;
}

/** Saves without a longer pause between two of them. */
export function saveRuns(seconds: Int32Array, longestGap: number = constants.sessionGap): SaveRange[] {
  const runs: SaveRange[] = [];
  for (let save = 0; save < seconds.length; save++) {
    const last = runs.at(-1);
    if (last && (seconds[save] ?? 0) - (seconds[save - 1] ?? 0) <= longestGap) last.to = save + 1;
    else runs.push({ from: save, to: save + 1 });
  }
  return runs;
}

/** How many characters the text has after each save. */
export function lengthsOf({ baseLength, ends, deleted, inserted }: Strokes): Int32Array {
  let length = baseLength;
  let change = 0;
  return Int32Array.from(ends, (end) => {
    for (; change < end; change++) length += (inserted[change] ?? 0) - (deleted[change] ?? 0);
    return length;
  });
}

/** The same of a log with its words. */
export function collectStrokes({ base, saves }: WritingLog): Strokes {
  const changed = saves
    .map((save) => ({ ...save, ops: save.ops.filter((op) => op.del !== op.ins) }))
    .filter(({ ops }) => ops.length > 0);
  const ops = changed.flatMap((save) => save.ops);
  let end = 0;
  let latest = -Infinity;
  return {
    baseLength: countCodePoints(base),
    seq: Int32Array.from(changed, ({ seq }) => seq),
    at: Float64Array.from(changed, ({ t }) => {
      latest = Math.max(latest, t);
      return latest;
    }),
    ends: Int32Array.from(changed, (save) => {
      end += save.ops.length;
      return end;
    }),
    positions: Int32Array.from(ops, ({ p }) => p),
    deleted: Int32Array.from(ops, ({ del }) => countCodePoints(del)),
    inserted: Int32Array.from(ops, ({ ins }) => countCodePoints(ins)),
  };
}
