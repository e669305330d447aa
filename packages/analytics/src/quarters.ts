import type { HeatChange } from './heatmap.ts';
import type { MinuteChange } from './words-changed.ts';

/**
 * What was done to a text in a quarter of an hour. No clock hour of any zone begins within one, so hours, thirds of days and days of every
 * zone are sums of them.
 */
export interface Quarter extends HeatChange {
  /** Its beginning, milliseconds since 1970. */
  t: number;
  /** Characters inserted and deleted. */
  chars: number;
  /** Active and think time that ended in it (docs/metrics.md#times). */
  seconds: number;
  saves: number;
  /** Words changed, minute by minute (docs/metrics.md#words-changed). */
  words: number;
}

export type QuarterChange = Omit<Quarter, 'words'>;

const quarterMs = 15 * 60_000;
const getQuarterStart = (t: number) => Math.floor(t / quarterMs) * quarterMs;

/** Takes in what one save did. */
export function addToQuarters(quarters: QuarterChange[], change: QuarterChange): void {
  const t = getQuarterStart(change.t);
  const last = quarters.at(-1);
  if (last?.t !== t) {
    quarters.push({ ...change, t });
    return;
  }
  last.chars += change.chars;
  last.seconds += change.seconds;
  last.saves += change.saves;
}

/** With the words of the minutes in them; both in order. */
export function addWords(
  quarters: readonly QuarterChange[],
  minutes: readonly Pick<MinuteChange, 'start' | 'words'>[],
): Quarter[] {
  const words = new Map<number, number>();
  for (const minute of minutes) {
    const t = getQuarterStart(minute.start);
    words.set(t, (words.get(t) ?? 0) + minute.words);
  }
  return quarters.map((quarter) => ({ ...quarter, words: words.get(quarter.t) ?? 0 }));
}

/** Quarters as few numbers: how many quarters since the one before (of the first, since 1970), characters, seconds, saves, words. */
export type PackedQuarters = readonly number[];

const columns = 5;

export function packQuarters(quarters: readonly Quarter[]): PackedQuarters {
  let before = 0;
  return quarters.flatMap(({ t, chars, seconds, saves, words }) => {
    const number = t / quarterMs;
    const increase = number - before;
    before = number;
    return [increase, chars, seconds, saves, words];
  });
}

export function unpackQuarters(packed: PackedQuarters): Quarter[] {
  const quarters: Quarter[] = [];
  eachQuarter(packed, (t, at) =>
    quarters.push({
      t,
      chars: getAmount(packed, at, 'chars'),
      seconds: getAmount(packed, at, 'seconds'),
      saves: getAmount(packed, at, 'saves'),
      words: getAmount(packed, at, 'words'),
    }),
  );
  return quarters;
}

export type QuarterColumn = 'chars' | 'seconds' | 'saves' | 'words';

const placeOf: Record<QuarterColumn, number> = { chars: 1, seconds: 2, saves: 3, words: 4 };

/** Without an object for each: a class has hundreds of thousands. `at` is where `amountAt` finds what was done in it. */
export function eachQuarter(packed: PackedQuarters, visit: (t: number, at: number) => void): void {
  let number = 0;
  for (let at = 0; at + columns <= packed.length; at += columns) {
    number += packed[at] ?? 0;
    visit(number * quarterMs, at);
  }
}

export function getAmount(packed: PackedQuarters, at: number, column: QuarterColumn): number {
  return packed[at + placeOf[column]] ?? 0;
}
