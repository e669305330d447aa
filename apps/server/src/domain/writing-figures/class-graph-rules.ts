import {
  computeSpread,
  dayOfInstant,
  eachClockHour,
  eachQuarter,
  heatLevel,
  type PackedQuarters,
  type Range,
  saveLevel,
  sumByHourOfDay,
  sumByThird,
  wordEquivalents,
  type ZoneClock,
} from '@redraft/analytics';
import type {
  AssignmentActivity,
  AssignmentId,
  ClassHeatmap,
  HeatUnit,
  HourlyActivity,
  UserId,
  WordsChanged,
} from '@redraft/contracts';

/**
 * Charts over many texts, which are added one at a time (docs/metrics.md#graphs-of-a-class): only the sum of each bar is in memory, not the texts.
 */

/** The activity in a text, of which the part within a range counts. */
export interface TextActivity {
  studentId: UserId;
  assignmentId: AssignmentId;
  quarters: PackedQuarters;
  range?: Range;
}

const minutes = (seconds: number) => seconds / 60;

/** The texts of a heatmap: those with words, or if there are none, all other files by their saves. */
export function selectTextsOfHeatmap<Text extends { isText: boolean }>(
  texts: readonly Text[],
): { texts: readonly Text[]; unit: HeatUnit } {
  const withWords = texts.filter(({ isText }) => isText);
  return withWords.length === 0 && texts.length > 0
    ? { texts, unit: 'saves' }
    : { texts: withWords, unit: 'words' };
}

/** Changes to several texts in one hour. */
export interface SharedHour {
  amount: number;
  texts: number;
}

const columnOf = { words: 'chars', saves: 'saves' } as const;
const levelOf = { words: heatLevel, saves: saveLevel };

/** Adds the hours of one text to the totals. */
export function addHours(
  hours: Map<number, SharedHour>,
  text: Pick<TextActivity, 'quarters' | 'range'>,
  { clock, unit }: { clock: ZoneClock; unit: HeatUnit },
): void {
  eachClockHour({ ...text, column: columnOf[unit] }, clock, (start, sum) => {
    const amount = unit === 'words' ? wordEquivalents(sum) : sum;
    const current = hours.get(start);
    if (current === undefined) hours.set(start, { amount, texts: 1 });
    else {
      current.amount += amount;
      current.texts += 1;
    }
  });
}

/** The mean over the texts of each hour, so that the bands for a single text apply to classes of any size. */
export function presentHours(hours: ReadonlyMap<number, SharedHour>, unit: HeatUnit): ClassHeatmap['hours'] {
  return [...hours]
    .toSorted(([one], [other]) => one - other)
    .map(([start, shared]) => {
      const amount = shared.amount / shared.texts;
      const { texts } = shared;
      return { start: new Date(start).toISOString(), amount, level: levelOf[unit](amount), texts };
    });
}

/** The first and last time of writing in texts that are added one at a time. */
export interface TimeSpan {
  first: number;
  last: number;
}

export const noExtent: TimeSpan = { first: Infinity, last: -Infinity };

export function addExtent(extent: TimeSpan, { quarters }: { quarters: PackedQuarters }): TimeSpan {
  let { first, last } = extent;
  eachQuarter(quarters, (t) => {
    first = Math.min(first, t);
    last = Math.max(last, t);
  });
  return { first, last };
}

export function presentDays({ first, last }: TimeSpan, zoneClock: ZoneClock): HourlyActivity['days'] {
  if (first > last) return null;
  return { first: dayOfInstant(zoneClock, first), last: dayOfInstant(zoneClock, last) };
}

/** Seconds of writing per student and hour of the day. */
export type HoursOfStudents = Map<UserId, number[]>;

export function addHoursOfDay(hours: HoursOfStudents, text: TextActivity, zoneClock: ZoneClock): void {
  if (text.quarters.length === 0) return;
  const hoursOfText = sumByHourOfDay({ ...text, column: 'seconds' }, zoneClock);
  const current = hours.get(text.studentId);
  hours.set(
    text.studentId,
    current ? current.map((sum, hour) => sum + (hoursOfText[hour] ?? 0)) : hoursOfText,
  );
}

export function presentHoursOfDay(hours: HoursOfStudents): HourlyActivity['hours'] {
  return Array.from({ length: 24 }, (_hour, x) => {
    const values = [...hours.values()]
      .map((hoursOfText) => minutes(hoursOfText[x] ?? 0))
      .filter((value) => value > 0);
    return { x, minutes: sumOf(values), ...computeSpread(values) };
  });
}

/** For each third of a day with any writing: its end, and a value for each student who wrote in it. */
export type ThirdsOfStudents = Map<number, { end: number; values: Map<UserId, number> }>;

export function addThirds(
  thirds: ThirdsOfStudents,
  { studentId, ...text }: TextActivity,
  { clock, column }: { clock: ZoneClock; column: 'seconds' | 'words' },
): void {
  for (const { start, end, sum } of sumByThird({ ...text, column }, clock)) {
    const slot = thirds.get(start) ?? { end, values: new Map() };
    slot.values.set(studentId, (slot.values.get(studentId) ?? 0) + sum);
    thirds.set(start, slot);
  }
}

export function presentThirds(
  thirds: ThirdsOfStudents,
  toUnit: (sum: number) => number = (sum) => sum,
): WordsChanged['buckets'] {
  return [...thirds]
    .toSorted(([one], [other]) => one - other)
    .map(([x, { end, values }]) => {
      const all = [...values.values()].map(toUnit);
      return { x, end, sum: sumOf(all), ...computeSpread(all) };
    });
}

/** The same in seconds of writing, per assignment. */
export type ThirdsOfAssignments = Map<AssignmentId, ThirdsOfStudents>;

export function addThirdsOf(thirds: ThirdsOfAssignments, text: TextActivity, zoneClock: ZoneClock): void {
  const hoursOfText = thirds.get(text.assignmentId) ?? new Map();
  addThirds(hoursOfText, text, { clock: zoneClock, column: 'seconds' });
  thirds.set(text.assignmentId, hoursOfText);
}

export function presentThirdsOf(
  thirds: ThirdsOfAssignments,
  assignments: readonly { id: AssignmentId; title: string }[],
): AssignmentActivity['assignments'] {
  return assignments.map(({ id, title }) => ({
    id,
    title,
    buckets: presentThirds(thirds.get(id) ?? new Map(), minutes),
  }));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
