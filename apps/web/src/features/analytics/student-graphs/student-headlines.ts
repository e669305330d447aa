import type { StudentTimeSeries } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { formatInZone } from '../../../lib/class-time.ts';
import type { GraphFormats } from '../graph-formats.ts';

type Translate = TFunction<'graphs'>;

/** A student's total writing, compared with the class mean. */
export function studentTotalHeadline(
  { seconds, rank, classSeconds }: Pick<StudentTimeSeries, 'seconds' | 'rank' | 'classSeconds'>,
  formats: GraphFormats,
  t: Translate,
): string {
  if (seconds === 0) return t('student.notBegun');
  const values = { time: formats.duration(seconds), rank };
  return classSeconds.mean === null
    ? t('student.total', values)
    : t('student.totalBeside', { ...values, mean: formats.duration(classSeconds.mean) });
}

/** Number of texts written faster and slower than the class mean. */
export function studentWpmHeadline({ assignments }: StudentTimeSeries, t: Translate): string {
  const differences = assignments.flatMap(({ wpm, classWpm: { mean } }) =>
    wpm === null || mean === null ? [] : [wpm - mean],
  );
  const above = differences.filter((difference) => difference > 0).length;
  return t('student.wpm', { above, count: differences.length });
}

/** Number of days with writing, and number of assignments. */
export function studentActivityHeadline(
  { assignments, timezone }: Pick<StudentTimeSeries, 'assignments' | 'timezone'>,
  t: Translate,
): string {
  const started = assignments.filter(({ buckets }) => buckets.length > 0);
  const days = started.flatMap(({ buckets }) =>
    buckets.map(({ x }) => formatInZone(new Date(x).toISOString(), timezone).slice(0, 10)),
  );
  return t('student.activity', {
    count: new Set(days).size,
    assignments: started.length,
    all: assignments.length,
  });
}
