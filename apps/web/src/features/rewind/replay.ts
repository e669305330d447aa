import type { RewindWindow } from '@redraft/contracts';
import type { Segment } from '../../domain/revisions/index.ts';

/**
 * Reconstructs the text of any version in a window from the changes of each save (docs/metrics.md#the-log). Versions count from 1; the version before
 * the window's first is its initial text. Positions count code points; texts without surrogate pairs, the great majority, skip the conversion to
 * UTF-16.
 */
export type Save = RewindWindow['saves'][number];
type Op = Save['ops'][number];

/** At most this many saves are applied to get one version: well under a frame. */
const keyframeEvery = 128;
const surrogates = /[\uD800-\uDFFF]/;

export interface Replay {
  /** Numbers of the first and last version in the window. */
  from: number;
  to: number;
  saves: readonly Save[];
  keyframes: readonly string[];
  isSingleUnit: boolean;
}

export function buildReplay({ from, text: start, saves }: RewindWindow): Replay {
  const isSingleUnit =
    !surrogates.test(start) && !saves.some(({ ops }) => ops.some((op) => surrogates.test(op.ins)));
  const keyframes = [start];
  let text = start;
  for (const [index, save] of saves.entries()) {
    text = applySave(text, save, isSingleUnit);
    if ((index + 1) % keyframeEvery === 0) keyframes.push(text);
  }
  return { from, to: from + saves.length - 1, saves, keyframes, isSingleUnit };
}

export function computeText(replay: Replay, version: number): string {
  const saveCount = Math.min(Math.max(version - replay.from + 1, 0), replay.saves.length);
  const keyframe = Math.floor(saveCount / keyframeEvery);
  let text = replay.keyframes[keyframe] ?? '';
  for (const save of replay.saves.slice(keyframe * keyframeEvery, saveCount)) {
    text = applySave(text, save, replay.isSingleUnit);
  }
  return text;
}

/** Which changes of a save are the ends of a move, by index. */
export type Moves = ReadonlyMap<number, 'from' | 'to'>;
const noMoves: Moves = new Map();

/** The text of a version, with the insertions, deletions and moves of its save marked. */
export function computeSegments(replay: Replay, version: number, moves: Moves = noMoves): Segment[] {
  const previousText = computeText(replay, version - 1);
  const save = replay.saves[version - replay.from];
  const start: Segment[] = previousText === '' ? [] : [{ kind: 'kept', text: previousText }];
  return (save?.ops ?? []).reduce(
    (segments, op, index) => applyOp(segments, { op, move: moves.get(index) }, replay.isSingleUnit),
    start,
  );
}

function applySave(text: string, save: Save, isSingleUnit: boolean): string {
  return save.ops.reduce((result, op) => {
    const from = toUnits(result, op.p, isSingleUnit);
    const to = isSingleUnit ? from + op.del : skipCodePoints(result, from, op.del);
    return result.slice(0, from) + op.ins + result.slice(to);
  }, text);
}

/** UTF-16 offset of the n-th code point of a text. */
function toUnits(text: string, codePoints: number, isSingleUnit: boolean): number {
  return isSingleUnit ? codePoints : skipCodePoints(text, 0, codePoints);
}

/** UTF-16 offset after n code points, counted from an offset. */
function skipCodePoints(text: string, start: number, codePoints: number): number {
  let units = start;
  for (let passed = 0; passed < codePoints && units < text.length; passed += 1) {
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  }
  return units;
}

function applyOp(
  segments: readonly Segment[],
  { op, move }: { op: Op; move: 'from' | 'to' | undefined },
  isSingleUnit: boolean,
): Segment[] {
  const [previousText, remaining] = splitAt(segments, op.p, isSingleUnit);
  const [deletedSegments, tail] = splitAt(remaining, op.del, isSingleUnit);
  // Text inserted and deleted within the same save is not marked.
  const deleted = deletedSegments
    .filter((segment) => segment.kind !== 'inserted' && segment.kind !== 'movedTo')
    .map(
      (segment): Segment => ({
        // Text deleted earlier in this save keeps its kind.
        kind: segment.kind === 'kept' ? (move === 'from' ? 'movedFrom' : 'deleted') : segment.kind,
        text: segment.text,
      }),
    );
  const inserted: Segment[] =
    op.ins === '' ? [] : [{ kind: move === 'to' ? 'movedTo' : 'inserted', text: op.ins }];
  return [...previousText, ...deleted, ...inserted, ...tail];
}

/** Splits after this many remaining code points; deleted segments at the cut stay left of it. */
function splitAt(
  segments: readonly Segment[],
  codePoints: number,
  isSingleUnit: boolean,
): [Segment[], Segment[]] {
  let left = codePoints;
  for (const [index, { kind, text }] of segments.entries()) {
    if (kind === 'deleted' || kind === 'movedFrom') continue;
    if (left === 0) return [segments.slice(0, index), segments.slice(index)];
    const size = countCodePoints(text, isSingleUnit);
    if (left < size) {
      const cut = toUnits(text, left, isSingleUnit);
      return [
        [...segments.slice(0, index), { kind, text: text.slice(0, cut) }],
        [{ kind, text: text.slice(cut) }, ...segments.slice(index + 1)],
      ];
    }
    left -= size;
  }
  return [[...segments], []];
}

function countCodePoints(text: string, isSingleUnit: boolean): number {
  return isSingleUnit ? text.length : Array.from(text).length;
}
