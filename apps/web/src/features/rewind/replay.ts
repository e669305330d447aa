import type { RewindWindow } from '@redraft/contracts';
import type { Segment } from '../../domain/revisions/index.ts';

/**
 * Rebuilds the text of any version in a window from the changes of each save (docs/metrics.md#the-log). Versions count from 1;
 * the one before the window's first is the text that it begins with. Positions count code points; texts that hold
 * only characters of one UTF-16 unit, the great majority, skip the counting.
 */
export type Save = RewindWindow['saves'][number];
type Op = Save['ops'][number];

/** At most this many saves are applied for one version: well under a frame. */
const keyframeEvery = 128;
const pairs = /[\uD800-\uDFFF]/;

export interface Replay {
  /** Number of the first version whose save is in it, and of the last. */
  from: number;
  to: number;
  saves: readonly Save[];
  keyframes: readonly string[];
  isSingleUnit: boolean;
}

export function buildReplay({ from, text: start, saves }: RewindWindow): Replay {
  const isSingleUnit = !pairs.test(start) && !saves.some(({ ops }) => ops.some((op) => pairs.test(op.ins)));
  const keyframes = [start];
  let text = start;
  for (const [index, save] of saves.entries()) {
    text = applySave(text, save, isSingleUnit);
    if ((index + 1) % keyframeEvery === 0) keyframes.push(text);
  }
  return { from, to: from + saves.length - 1, saves, keyframes, isSingleUnit };
}

export function textAt(replay: Replay, version: number): string {
  const wanted = Math.min(Math.max(version - replay.from + 1, 0), replay.saves.length);
  const keyframe = Math.floor(wanted / keyframeEvery);
  let text = replay.keyframes[keyframe] ?? '';
  for (const save of replay.saves.slice(keyframe * keyframeEvery, wanted)) {
    text = applySave(text, save, replay.isSingleUnit);
  }
  return text;
}

/** Which changes of a save are ends of moves, by their places in it. */
export type Moves = ReadonlyMap<number, 'from' | 'to'>;
const noMoves: Moves = new Map();

/** The version with what its save inserted, deleted and moved marked. */
export function segmentsAt(replay: Replay, version: number, moves: Moves = noMoves): Segment[] {
  const before = textAt(replay, version - 1);
  const save = replay.saves[version - replay.from];
  const start: Segment[] = before === '' ? [] : [{ kind: 'kept', text: before }];
  return (save?.ops ?? []).reduce(
    (segments, op, index) => markOp(segments, { op, move: moves.get(index) }, replay.isSingleUnit),
    start,
  );
}

function applySave(text: string, save: Save, isSingleUnit: boolean): string {
  return save.ops.reduce((result, op) => {
    const from = unitsBefore(result, op.p, isSingleUnit);
    const to = isSingleUnit ? from + op.del : unitsAfter(result, from, op.del);
    return result.slice(0, from) + op.ins + result.slice(to);
  }, text);
}

/** Where a text's n-th code point begins, in UTF-16 units. */
function unitsBefore(text: string, codePoints: number, isSingleUnit: boolean): number {
  return isSingleUnit ? codePoints : unitsAfter(text, 0, codePoints);
}

/** The same, counted from a place in the text. */
function unitsAfter(text: string, start: number, codePoints: number): number {
  let units = start;
  for (let seen = 0; seen < codePoints && units < text.length; seen += 1) {
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  }
  return units;
}

function markOp(
  segments: readonly Segment[],
  { op, move }: { op: Op; move: 'from' | 'to' | undefined },
  isSingleUnit: boolean,
): Segment[] {
  const [before, rest] = splitAt(segments, op.p, isSingleUnit);
  const [taken, after] = splitAt(rest, op.del, isSingleUnit);
  // What came in with this very save and went again leaves no mark.
  const deleted = taken
    .filter((segment) => segment.kind !== 'inserted' && segment.kind !== 'movedTo')
    .map(
      (segment): Segment => ({
        // What went before in this save stays what it was.
        kind: segment.kind === 'kept' ? (move === 'from' ? 'movedFrom' : 'deleted') : segment.kind,
        text: segment.text,
      }),
    );
  const inserted: Segment[] =
    op.ins === '' ? [] : [{ kind: move === 'to' ? 'movedTo' : 'inserted', text: op.ins }];
  return [...before, ...deleted, ...inserted, ...after];
}

/** Cuts after so many code points that are still there; deleted stretches at the cut stay on its left. */
function splitAt(
  segments: readonly Segment[],
  codePoints: number,
  isSingleUnit: boolean,
): [Segment[], Segment[]] {
  let left = codePoints;
  for (const [index, { kind, text }] of segments.entries()) {
    if (kind === 'deleted' || kind === 'movedFrom') continue;
    if (left === 0) return [segments.slice(0, index), segments.slice(index)];
    const size = countOf(text, isSingleUnit);
    if (left < size) {
      const cut = unitsBefore(text, left, isSingleUnit);
      return [
        [...segments.slice(0, index), { kind, text: text.slice(0, cut) }],
        [{ kind, text: text.slice(cut) }, ...segments.slice(index + 1)],
      ];
    }
    left -= size;
  }
  return [[...segments], []];
}

function countOf(text: string, isSingleUnit: boolean): number {
  return isSingleUnit ? text.length : Array.from(text).length;
}
