import { alive, beforeLog, eachCharacter, textLength } from './process/characters.ts';
import type { Process, ProcessOp } from './process/process.ts';

/**
 * `real`: elapsed time; `session`: one bin per session; `compressed`: sessions end to end, each from its first to its last save
 * (docs/metrics.md#position-by-time).
 */
export type TimeAxis = 'real' | 'session' | 'compressed';

export interface ChangeMatrix {
  axis: TimeAxis;
  /** Seconds that the axis spans; with `session` the number of sessions. */
  extent: number;
  /** Characters inserted and deleted: `cells[timeBin][positionBin]`, positions in the final text. */
  cells: number[][];
}

const defaultBins = 20;

export interface MatrixOptions {
  axis?: TimeAxis;
  /** Ignored with `session`. */
  timeBins?: number;
  positionBins?: number;
}

/** Changes by position in the final text and by time (docs/metrics.md#position-by-time). */
export function changeMatrix(process: Process, options: MatrixOptions = {}): ChangeMatrix {
  const { axis = 'real', positionBins = defaultBins } = options;
  const { places, extent } = placesInTime(process, axis);
  const timeBins = axis === 'session' ? Math.max(1, extent) : (options.timeBins ?? defaultBins);
  const cells = Array.from({ length: timeBins }, () => Array.from({ length: positionBins }, () => 0));
  const rows = process.ops.map((op) => cells[getBin(places(op), extent, timeBins)]);
  const { characters } = process;
  const length = textLength(characters);
  const add = (op: number | undefined, column: number) => {
    const row = rows[op ?? beforeLog];
    if (row) row[column] = (row[column] ?? 0) + 1;
  };
  eachCharacter(characters, (id, finalIndex) => {
    const column = getBin(finalIndex, length, positionBins);
    if (characters.bornOp[id] !== beforeLog) add(characters.bornOp[id], column);
    if (characters.diedOp[id] !== alive) add(characters.diedOp[id], column);
  });
  return { axis, extent, cells };
}

/** The last bin is closed; everything is in the first if the extent is zero (docs/metrics.md#position-by-time). */
export function getBin(position: number, extent: number, bins: number): number {
  return extent === 0 ? 0 : Math.min(bins - 1, Math.floor((bins * position) / extent));
}

export function placesInTime(
  { saves }: Process,
  axis: TimeAxis,
): { places: (op: ProcessOp) => number; extent: number } {
  const last = saves.at(-1);
  if (axis === 'real') return { places: (op) => op.second, extent: last?.second ?? 0 };
  const sessions = last === undefined ? 0 : last.session + 1;
  if (axis === 'session') return { places: (op) => op.session, extent: sessions };
  const firsts: number[] = [];
  const offsets: number[] = [];
  let extent = 0;
  saves.forEach((save, index) => {
    const previous = saves[index - 1];
    if (previous?.session === save.session) extent += save.second - previous.second;
    else {
      firsts.push(save.second);
      offsets.push(extent);
    }
  });
  return {
    places: (op) => (offsets[op.session] ?? 0) + op.second - (firsts[op.session] ?? 0),
    extent,
  };
}
