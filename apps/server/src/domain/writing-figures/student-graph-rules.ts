import {
  algorithmVersion,
  averageOf,
  createZoneClock,
  dayOfInstant,
  eachQuarter,
  type PackedQuarters,
  rank,
  sumByThird,
  type ZoneClock,
} from '@redraft/analytics';
import type { AssignmentId, StudentTimeSeries, UserId } from '@redraft/contracts';
import { addExtent, noExtent, presentDays } from './class-graph-rules.ts';
import { computeAverages, type TimedText, wordsPerMinuteOf } from './class-times.ts';

export interface StudentWork {
  studentId: UserId;
  timezone: string;
  assignments: readonly { id: AssignmentId; title: string }[];
  /** Of the whole class. */
  timed: readonly TimedText[];
  /** Seconds of writing per student in the class. */
  totals: ReadonlyMap<UserId, number>;
}

type Mean = StudentTimeSeries['classSeconds'];
const omitQuantiles = ({ n, mean, sd }: Mean): Mean => ({ n, mean, sd });

/** One student's times by assignment, compared with those of the class. */
export function presentStudentSeries({
  studentId,
  timezone,
  assignments,
  timed,
  totals,
}: StudentWork): StudentTimeSeries {
  const zoneClock = createZoneClock(timezone);
  const byAssignment = Map.groupBy(timed, (text): AssignmentId => text.assignmentId);
  const studentTexts = timed.filter((text) => text.studentId === studentId);
  const all = [...totals.values()];
  const seconds = totals.get(studentId) ?? 0;
  return {
    timezone,
    seconds,
    rank: rank(seconds, all),
    classSeconds: omitQuantiles(averageOf(all.filter((total) => total > 0))),
    days: presentDays(studentTexts.reduce(addExtent, noExtent), zoneClock),
    assignments: assignments.map(({ id, title }) => {
      const texts = byAssignment.get(id) ?? [];
      const text = texts.find((candidate) => candidate.studentId === studentId);
      const averages = computeAverages(texts);
      return {
        id,
        title,
        hasWords: text?.isText ?? true,
        ...presentOwn(text),
        rank: rank(
          text?.times.totalSeconds ?? 0,
          texts.map(({ times }) => times.totalSeconds),
        ),
        classSeconds: omitQuantiles(averages.seconds),
        classWpm: omitQuantiles(averages.wpm),
        buckets: sumByThird({ quarters: text?.quarters ?? [], column: 'seconds' }, zoneClock).map(
          ({ start, end, sum }) => ({ x: start, end, y: sum / 60 }),
        ),
      };
    }),
    algorithmVersion,
  };
}

function presentOwn(text: TimedText | undefined) {
  const { totalSeconds = 0, activeSeconds = 0, thinkSeconds = 0 } = text?.times ?? {};
  return {
    submissionId: text?.submissionId ?? null,
    seconds: totalSeconds,
    activeSeconds,
    thinkSeconds,
    words: text?.isText === false ? null : (text?.words ?? 0),
    wpm: text === undefined ? null : wordsPerMinuteOf(text),
  };
}

/** Number of calendar days with any writing. */
export function countDays(quarters: PackedQuarters, zoneClock: ZoneClock): number {
  const days = new Set<string>();
  eachQuarter(quarters, (t) => days.add(dayOfInstant(zoneClock, t)));
  return days.size;
}
