import { DateTime } from 'luxon';

/** Six hours of a day. */
export const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

interface WrittenHour {
  /** UTC. */
  start: string;
  amount: number;
  /** Number of texts averaged; 1 for a single text. */
  texts?: number;
}

export interface BusyTime {
  /** 1 is Monday. */
  weekday: number;
  part: DayPart;
  /** Share of all changes. */
  share: number;
  /** Number of distinct days with this weekday. */
  days: number;
}

/** The part of the week with the most changes, in the class's zone; null without changes. */
export function findBusiestTime(hours: readonly WrittenHour[], zone: string): BusyTime | null {
  const sums = new Map<string, { weekday: number; part: DayPart; amount: number; days: Set<string> }>();
  let total = 0;
  for (const { start, amount, texts = 1 } of hours) {
    const localTime = DateTime.fromISO(start, { zone });
    const part = findDayPart(localTime.hour);
    const key = `${localTime.weekday} ${part}`;
    const sum = sums.get(key) ?? { weekday: localTime.weekday, part, amount: 0, days: new Set<string>() };
    sum.amount += amount * texts;
    sum.days.add(localTime.toFormat('yyyy-MM-dd'));
    sums.set(key, sum);
    total += amount * texts;
  }
  const [busiest] = [...sums.values()].sort((one, other) => other.amount - one.amount);
  if (busiest === undefined || total === 0) return null;
  const { weekday, part, amount, days } = busiest;
  return { weekday, part, share: amount / total, days: days.size };
}

export function findDayPart(hour: number): DayPart {
  return dayParts[Math.floor(hour / 6)] ?? 'evening';
}
