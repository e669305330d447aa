import {
  computeBox,
  computeHeatmap,
  dayOfInstant,
  type HeatChange,
  type ZoneClock,
} from '@redraft/analytics';
import type { AssignmentComparison, ClassDays } from '@redraft/contracts';
import type { SharedHour } from '../../domain/writing-figures/index.ts';

/** Adds the days of one text to the totals: a text counts once per day. */
export function addDays(
  days: Map<string, SharedHour>,
  { quarters }: { quarters: readonly HeatChange[] },
  zoneClock: ZoneClock,
): void {
  const amounts = new Map<string, number>();
  for (const { start, amount } of computeHeatmap(quarters, zoneClock)) {
    const day = dayOfInstant(zoneClock, start);
    amounts.set(day, (amounts.get(day) ?? 0) + amount);
  }
  for (const [day, amount] of amounts) {
    const current = days.get(day) ?? { amount: 0, texts: 0 };
    days.set(day, { amount: current.amount + amount, texts: current.texts + 1 });
  }
}

export function presentDays(days: ReadonlyMap<string, SharedHour>): ClassDays['days'] {
  return [...days]
    .map(([day, shared]) => ({ day, ...shared }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

type Quantiles = AssignmentComparison['assignments'][number]['seconds'];

/** Of the positive values; null for fewer than five. */
export function computeQuantiles(values: readonly number[]): Quantiles {
  return computeBox(values.filter((value) => value > 0));
}
