import {
  algorithmVersion,
  averageOf,
  type PackedQuarters,
  rank,
  type WritingTimes,
  wordsPerMinute,
} from '@redraft/analytics';
import type { AssignmentId, ClassTimes, UserId } from '@redraft/contracts';
import { loadActivity } from '../analytics/index.ts';
import type { GraphText } from './class-graphs.ts';

/** A text with its writing time and length. */
export interface TimedText extends GraphText {
  quarters: PackedQuarters;
  times: WritingTimes;
  words: number;
}

export async function loadTimesOfTexts(texts: readonly GraphText[]): Promise<TimedText[]> {
  const byFile = new Map(texts.map((text) => [text.fileId, text]));
  const timed: TimedText[] = [];
  for await (const files of loadActivity([...byFile.keys()])) {
    for (const { fileId, ...activity } of files) {
      const text = byFile.get(fileId);
      if (text) timed.push({ ...text, ...activity });
    }
  }
  return timed;
}

/** Null for a text without writing time, and for a file without a tracked text. */
export function wordsPerMinuteOf({ isText, words, times }: TimedText): number | null {
  return isText ? wordsPerMinute(words, times.totalSeconds) : null;
}

/** Averages over texts with any writing time: the time, and words per minute (docs/metrics.md#words-per-minute). */
export function computeAverages(texts: readonly TimedText[]) {
  const written = texts.filter(({ times }) => times.totalSeconds > 0);
  const mean = (select: (times: WritingTimes) => number) =>
    averageOf(written.map(({ times }) => select(times))).mean;
  return {
    seconds: averageOf(written.map(({ times }) => times.totalSeconds)),
    activeSeconds: mean((times) => times.activeSeconds),
    thinkSeconds: mean((times) => times.thinkSeconds),
    wpm: averageOf(written.flatMap((text) => wordsPerMinuteOf(text) ?? [])),
  };
}

export function presentClassTimes(
  timed: readonly TimedText[],
  {
    students,
    assignments,
    totals,
  }: {
    students: readonly { id: UserId; first_name: string; last_name: string }[];
    assignments: readonly { id: AssignmentId; title: string }[];
    /** Seconds of writing per student in the class. */
    totals: ReadonlyMap<UserId, number>;
  },
): ClassTimes {
  const secondsOf = (id: UserId) => totals.get(id) ?? 0;
  const all = students.map(({ id }) => secondsOf(id));
  const byAssignment = Map.groupBy(timed, (text): AssignmentId => text.assignmentId);
  return {
    students: students
      .map(({ id, first_name: firstName, last_name: lastName }) => {
        const seconds = secondsOf(id);
        return { id, firstName, lastName, seconds, rank: rank(seconds, all) };
      })
      .toSorted((one, other) => other.seconds - one.seconds),
    total: averageOf(all.filter((seconds) => seconds > 0)),
    assignments: assignments.map(({ id, title }) => {
      const texts = byAssignment.get(id) ?? [];
      return {
        id,
        title,
        hasWords: texts.length === 0 || texts.some(({ isText }) => isText),
        ...computeAverages(texts),
      };
    }),
    algorithmVersion,
  };
}
