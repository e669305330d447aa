import { getBin, placesInTime, type TimeAxis } from './change-matrix.ts';
import { alive, beforeLog, eachCharacter, textLength } from './process/characters.ts';
import { getText, type Process } from './process/process.ts';
import { groupSittings, type Sitting, sittingAt } from './sessions.ts';

/** Neighbouring characters of the final text that were first written in one sitting, without a longer break. */
export interface WrittenRun {
  /** In characters (code points). */
  length: number;
  /** Index of the sitting; null for what the text began with. */
  sitting: number | null;
  /** Milliseconds since 1970, in whole seconds from the first save on. */
  firstAt: number;
  lastAt: number;
}

/** How a text came to be what it is: when which part was worked on, and when each passage of it was first written. */
export interface TextGrowth {
  text: string;
  sittings: (Pick<Sitting, 'firstAt' | 'lastAt'> & { characters: number })[];
  runs: WrittenRun[];
  /** By the clock, and with the sittings end to end (docs/metrics.md#position-by-time). */
  maps: { real: WorkMap; compressed: WorkMap };
}

export interface WorkMap {
  timeBins: number;
  /** Only where something was done. */
  cells: WorkCell[];
}

/** What was done in one part of the text in one stretch of time. */
export interface WorkCell {
  time: number;
  place: number;
  inserted: number;
  deleted: number;
  /** Of the first and the last change in it, milliseconds since 1970. */
  firstAt: number;
  lastAt: number;
}

export const growthBands = 24;
const timeBins = 48;
/** Seconds between two characters beyond which they are no run. */
const runGap = 300;

export function computeGrowth(process: Process): TextGrowth {
  const all = groupSittings(process);
  const runs = listRuns(process, all);
  const sittings = all.map(({ firstAt, lastAt }) => ({ firstAt, lastAt, characters: 0 }));
  for (const { sitting, length } of runs) {
    const ownSitting = sitting === null ? undefined : sittings[sitting];
    if (ownSitting) ownSitting.characters += length;
  }
  return {
    text: getText(process),
    sittings,
    runs,
    maps: { real: workMap(process, 'real'), compressed: workMap(process, 'compressed') },
  };
}

function listRuns({ characters, firstAt, saves }: Process, sittings: readonly Sitting[]): WrittenRun[] {
  const starts = sittings.map(({ first }) => first);
  const runs: WrittenRun[] = [];
  let last: WrittenRun | undefined;
  let endsLine = false;
  const toTime = (second: number) => (firstAt ?? 0) + second * 1000;
  const latest = saves.at(-1)?.second ?? 0;
  eachCharacter(characters, (id) => {
    if (characters.diedOp[id] !== alive) return;
    const second = Math.min(latest, characters.firstSecond[id] ?? 0);
    const sitting = second < 0 ? null : sittingAt(starts, second);
    const at = toTime(Math.max(0, second));
    const isNear =
      last !== undefined && at <= last.lastAt + runGap * 1000 && at >= last.firstAt - runGap * 1000;
    if (last?.sitting === sitting && isNear && !endsLine) {
      last.length++;
      last.firstAt = Math.min(last.firstAt, at);
      last.lastAt = Math.max(last.lastAt, at);
    } else {
      last = { length: 1, sitting, firstAt: at, lastAt: at };
      runs.push(last);
    }
    endsLine = characters.code[id] === lineBreak;
  });
  return runs;
}

const lineBreak = 10;

/** The same counts as `changeMatrix`, with insertions and deletions counted separately. */
function workMap(process: Process, axis: Exclude<TimeAxis, 'session'>): WorkMap {
  const { characters, ops, saves } = process;
  const { places, extent } = placesInTime(process, axis);
  const bins = ops.map((op) => getBin(places(op), extent, timeBins));
  const length = textLength(characters);
  const cells = new Map<number, WorkCell>();
  const add = (op: number | undefined, position: number, what: 'inserted' | 'deleted') => {
    const operation = ops[op ?? beforeLog];
    const time = bins[op ?? beforeLog];
    if (operation === undefined || time === undefined) return;
    const at = saves[operation.save]?.at ?? 0;
    const key = time * growthBands + position;
    const cell = cells.get(key) ?? {
      time,
      place: position,
      inserted: 0,
      deleted: 0,
      firstAt: at,
      lastAt: at,
    };
    cell[what]++;
    cell.firstAt = Math.min(cell.firstAt, at);
    cell.lastAt = Math.max(cell.lastAt, at);
    cells.set(key, cell);
  };
  eachCharacter(characters, (id, finalIndex) => {
    const position = getBin(finalIndex, length, growthBands);
    if (characters.bornOp[id] !== beforeLog) add(characters.bornOp[id], position, 'inserted');
    if (characters.diedOp[id] !== alive) add(characters.diedOp[id], position, 'deleted');
  });
  const sorted = [...cells.values()].toSorted(
    (one, other) => one.time - other.time || one.place - other.place,
  );
  return { timeBins, cells: sorted };
}
