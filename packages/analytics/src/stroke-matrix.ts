import { type ChangeMatrix, getBin, type MatrixOptions } from './change-matrix.ts';
import { lengthsOf, type SaveRange, type Strokes, saveRuns, secondsOf } from './strokes.ts';

/**
 * Position by time (docs/metrics.md#position-by-time) from a log without its words, backwards: of the present text each character stands at
 * its final place. What a change inserted is taken out again, and what it deleted comes back in front of the character behind it, since
 * insertions go ahead of what was deleted: as many characters survive before both. So nothing but a list of final places is held.
 */
export interface StrokeMatrix extends ChangeMatrix {
  /** The saves of each time bin; null where there is none. */
  rows: (SaveRange | null)[];
  /** Characters of the present text. */
  length: number;
}

/** Changes that are taken back before others are let in, and places that are moved. */
const changesPerYield = 2000;
const movesPerYield = 400_000;

const defaultBins = 20;

/** Pauses now and then. */
export function* computeStrokeMatrix(
  strokes: Strokes,
  options: MatrixOptions = {},
): Generator<void, StrokeMatrix> {
  const { axis = 'real', positionBins = defaultBins } = options;
  const { ends, positions, deleted, inserted } = strokes;
  const { binOfSave, bins, extent } = timeBins(strokes, options);
  const cells = Array.from({ length: bins }, () => Array.from({ length: positionBins }, () => 0));
  const rows: (SaveRange | null)[] = Array.from({ length: bins }, () => null);
  const lengths = lengthsOf(strokes);
  const length = lengths.at(-1) ?? strokes.baseLength;
  const columnOf = columnsOf(length, positionBins);
  const places = createPlaces(length, longest(strokes));
  let pause = { changes: 0, moves: 0 };
  for (let save = ends.length - 1; save >= 0; save--) {
    const bin = binOfSave(save);
    const row = cells[bin] ?? [];
    rows[bin] = { from: save, to: rows[bin]?.to ?? save + 1 };
    for (let change = (ends[save] ?? 0) - 1; change >= (ends[save - 1] ?? 0); change--) {
      places.moveTo(positions[change] ?? 0);
      for (let left = inserted[change] ?? 0; left > 0; left--) count(row, columnOf(places.take()));
      const behind = places.next();
      const back = deleted[change] ?? 0;
      if (back > 0) count(row, columnOf(behind), back);
      places.put(behind, back);
      pause.changes += 1;
    }
    pause.moves = places.moved();
    if (pause.changes < changesPerYield && pause.moves < movesPerYield) continue;
    pause = { changes: 0, moves: 0 };
    places.restCount();
    yield;
  }
  return { axis, extent, cells, rows, length };
}

function count(row: number[], column: number, by = 1): void {
  row[column] = (row[column] ?? 0) + by;
}

/** The column of each final place; the end of the text has one too. */
function columnsOf(length: number, bins: number): (position: number) => number {
  const columns = Int32Array.from({ length: length + 1 }, (_place, at) => getBin(at, length, bins));
  return (at) => columns[at] ?? 0;
}

function timeBins(
  strokes: Strokes,
  { axis = 'real', timeBins: requested = defaultBins }: MatrixOptions,
): { binOfSave: (save: number) => number; bins: number; extent: number } {
  const seconds = secondsOf(strokes);
  const last = seconds.at(-1) ?? 0;
  if (axis === 'real')
    return {
      bins: requested,
      extent: last,
      binOfSave: (save) => getBin(seconds[save] ?? 0, last, requested),
    };
  const runs = saveRuns(seconds);
  const runOfSave = new Int32Array(seconds.length);
  for (const [index, { from, to }] of runs.entries()) runOfSave.fill(index, from, to);
  if (axis === 'session')
    return {
      bins: Math.max(1, runs.length),
      extent: runs.length,
      binOfSave: (save) => runOfSave[save] ?? 0,
    };
  let extent = 0;
  const offsets = runs.map(({ from, to }) => {
    const first = seconds[from] ?? 0;
    const offset = extent - first;
    extent += (seconds[to - 1] ?? first) - first;
    return offset;
  });
  const timeOf = (save: number) => (offsets[runOfSave[save] ?? 0] ?? 0) + (seconds[save] ?? 0);
  return { bins: requested, extent, binOfSave: (save) => getBin(timeOf(save), extent, requested) };
}

/** What the text had at its longest, in the middle of a save too. */
function longest({ baseLength, deleted, inserted }: Strokes): number {
  let length = baseLength;
  let max = length;
  for (let change = 0; change < inserted.length; change++) {
    length += (inserted[change] ?? 0) - (deleted[change] ?? 0);
    max = Math.max(max, length);
  }
  return max;
}

/** Final places of a text, with the end of the text behind them, and a gap where work goes on. */
function createPlaces(length: number, max: number) {
  const items = new Int32Array(max + 1);
  let gapStart = 0;
  let gapEnd = max - length;
  let moved = 0;
  for (let at = 0; at <= length; at++) items[gapEnd + at] = at;

  return {
    moveTo(position: number): void {
      moved += Math.abs(position - gapStart);
      if (position < gapStart) {
        const distance = gapStart - position;
        items.copyWithin(gapEnd - distance, position, gapStart);
        gapEnd -= distance;
      } else {
        const distance = position - gapStart;
        items.copyWithin(gapStart, gapEnd, gapEnd + distance);
        gapEnd += distance;
      }
      gapStart = position;
    },
    /** Takes out the one behind the gap. */
    take: () => items[gapEnd++] ?? 0,
    next: () => items[gapEnd] ?? 0,
    put(value: number, times: number): void {
      items.fill(value, gapStart, gapStart + times);
      gapStart += times;
    },
    moved: () => moved,
    restCount(): void {
      moved = 0;
    },
  };
}
