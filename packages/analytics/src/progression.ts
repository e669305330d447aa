import { constants } from './log.ts';
import { lengthsOf, type SaveRange, type Strokes, saveRuns, secondsOf } from './strokes.ts';

/** The text after one save. */
export interface ProgressionPoint {
  /** Number of the save, from 1. */
  save: number;
  /** Milliseconds since 1970. */
  t: number;
  /** Length of the text. */
  chars: number;
  /** Where the last change of the save ended. */
  position: number;
}

export interface Progression {
  saves: number;
  sittings: { from: number; to: number }[];
  /** Runs without a pause that counts as away. */
  segments: { points: ProgressionPoint[] }[];
}

/** About as many points as a screen has columns; more only where there are very many pauses. */
const defaultPoints = 1200;

/** Length of a text and place of work over time (docs/metrics.md#progression), with as few points as show it. */
export function computeProgression(strokes: Strokes, max = defaultPoints): Progression {
  const seconds = secondsOf(strokes);
  const lengths = lengthsOf(strokes);
  const saves = seconds.length;
  const createPoint = (save: number): ProgressionPoint => {
    const last = (strokes.ends[save] ?? 1) - 1;
    return {
      save: save + 1,
      t: strokes.at[save] ?? 0,
      chars: lengths[save] ?? 0,
      position: (strokes.positions[last] ?? 0) + (strokes.inserted[last] ?? 0),
    };
  };
  const time = (save: number) => strokes.at[save] ?? 0;
  return {
    saves,
    sittings: saveRuns(seconds).map(({ from, to }) => ({ from: time(from), to: time(to - 1) })),
    segments: saveRuns(seconds, constants.idle).map((run) => {
      const share = Math.ceil((max * (run.to - run.from)) / Math.max(1, saves));
      return { points: placesToShow(run, share, (save) => createPoint(save).position).map(createPoint) };
    }),
  };
}

/** The ends of a run, and of equal pieces between them the saves that work furthest to the front and to the back. */
function placesToShow({ from, to }: SaveRange, max: number, positionOf: (save: number) => number): number[] {
  if (to - from <= Math.max(2, max)) return Array.from({ length: to - from }, (_save, index) => from + index);
  const pieces = Math.max(1, Math.floor(max / 2));
  const shownSaves = new Set([from, to - 1]);
  for (let piece = 0; piece < pieces; piece++) {
    const start = from + Math.floor((piece * (to - from)) / pieces);
    const end = from + Math.floor(((piece + 1) * (to - from)) / pieces);
    let [front, back] = [start, start];
    for (let save = start; save < end; save++) {
      if (positionOf(save) < positionOf(front)) front = save;
      if (positionOf(save) > positionOf(back)) back = save;
    }
    shownSaves.add(front).add(back);
  }
  return [...shownSaves].sort((a, b) => a - b);
}
