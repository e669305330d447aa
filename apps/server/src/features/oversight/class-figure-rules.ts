import { type HeatChange, heatLevel, heatOfChanges, quantile } from '@redraft/analytics';
import { wallTimeOf } from '@redraft/calendar';
import type { AssignmentComparison, ClassDays, ClassHeatmap } from '@redraft/contracts';

/** What several texts were changed by in one clock hour. */
export interface SharedHour {
  amount: number;
  texts: number;
}

/** Adds the hours of one text to those of the others. */
export function addHours(
  hours: Map<number, SharedHour>,
  { quarters }: { quarters: readonly HeatChange[] },
  zone: string,
): void {
  for (const { start, amount } of heatOfChanges(quarters, zone)) {
    const known = hours.get(start) ?? { amount: 0, texts: 0 };
    hours.set(start, { amount: known.amount + amount, texts: known.texts + 1 });
  }
}

/** The mean text of each hour, so that the bands of a single text hold for a class of any size. */
export function presentHours(hours: ReadonlyMap<number, SharedHour>): ClassHeatmap['hours'] {
  return [...hours]
    .toSorted(([one], [other]) => one - other)
    .map(([start, shared]) => {
      const amount = shared.amount / shared.texts;
      const { texts } = shared;
      return { start: new Date(start).toISOString(), amount, level: heatLevel(amount), texts };
    });
}

/** Adds the days of one text to those of the others: a text counts once a day. */
export function addDays(
  days: Map<string, SharedHour>,
  { quarters }: { quarters: readonly HeatChange[] },
  zone: string,
): void {
  const own = new Map<string, number>();
  for (const { start, amount } of heatOfChanges(quarters, zone)) {
    const day = new Date(wallTimeOf(start, zone)).toISOString().slice(0, 10);
    own.set(day, (own.get(day) ?? 0) + amount);
  }
  for (const [day, amount] of own) {
    const known = days.get(day) ?? { amount: 0, texts: 0 };
    days.set(day, { amount: known.amount + amount, texts: known.texts + 1 });
  }
}

export function presentDays(days: ReadonlyMap<string, SharedHour>): ClassDays['days'] {
  return [...days]
    .map(([day, shared]) => ({ day, ...shared }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Fewer texts would be told one by one (docs/metrics.md#quantiles). */
const leastTexts = 5;

type Quantiles = AssignmentComparison['assignments'][number]['seconds'];

/** Of the values above nothing; null below five of them. */
export function quantilesOf(values: readonly number[]): Quantiles {
  const counted = values.filter((value) => value > 0);
  if (counted.length < leastTexts) return null;
  const at = (share: number) => quantile(counted, share) ?? 0;
  return { low: at(0.1), quarter: at(0.25), middle: at(0.5), threeQuarters: at(0.75), high: at(0.9) };
}
