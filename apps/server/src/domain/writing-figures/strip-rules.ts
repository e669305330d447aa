import {
  activeToThink,
  computeDistances,
  computeSpread,
  createZoneClock,
  unpackQuarters,
  type WritingTimes,
  wordEquivalents,
  type ZoneClock,
} from '@redraft/analytics';
import type { StripMetric, StripPlot, SubmissionId } from '@redraft/contracts';
import { type TimedText, wordsPerMinuteOf } from './class-times.ts';
import { countDays } from './student-graph-rules.ts';

/** A text with its scores. */
export interface TextMetrics extends TimedText {
  effort: number | null;
  revision: number | null;
}

const timeMetrics =
  (select: (times: WritingTimes) => number | null) =>
  ({ times }: TextMetrics) =>
    select(times);

/** The value of each measure for a text with any writing; null if it is undefined. */
const metrics: Record<StripMetric, (text: TextMetrics, zoneClock: ZoneClock) => number | null> = {
  totalSeconds: timeMetrics(({ totalSeconds }) => totalSeconds),
  activeSeconds: timeMetrics(({ activeSeconds }) => activeSeconds),
  words: ({ isText, words }) => (isText ? words : null),
  wordsPerMinute: wordsPerMinuteOf,
  sittings: timeMetrics(({ sessions }) => sessions),
  days: ({ quarters }, zoneClock) => countDays(quarters, zoneClock),
  activeToThink: timeMetrics(activeToThink),
  changed: ({ isText, quarters }) =>
    isText ? wordEquivalents(unpackQuarters(quarters).reduce((sum, { chars }) => sum + chars, 0)) : null,
  effort: ({ effort }) => effort,
  revision: ({ revision }) => revision,
};

/** One dot per text and measure; texts without any writing have none. */
export function presentMetrics(texts: readonly TextMetrics[], timezone: string): StripPlot['measures'] {
  const zoneClock = createZoneClock(timezone);
  const written = texts.filter(({ times }) => times.totalSeconds > 0);
  // Cast: the keys of the table above.
  const names = Object.keys(metrics) as StripMetric[];
  return names.map((measure) => {
    const dots: { submissionId: SubmissionId; value: number }[] = [];
    for (const text of written) {
      const value = metrics[measure](text, zoneClock);
      if (value !== null) dots.push({ submissionId: text.submissionId, value });
    }
    const values = dots.map(({ value }) => value);
    const { median, mad, z } = computeDistances(values);
    return {
      measure,
      ...computeSpread(values),
      median,
      mad,
      values: dots.map((entry, index) => ({ ...entry, z: z[index] ?? null })),
    };
  });
}
