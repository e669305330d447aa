import type { StripMetric, StripPlot } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';
import { formatMetric } from './strip-measures.ts';

/** Medians of time and length; the number of texts if there are no medians. */
export function formatStripHeadline(
  {
    students,
    measures,
  }: {
    students: readonly unknown[];
    measures: readonly Pick<StripPlot['measures'][number], 'measure' | 'median'>[];
  },
  formats: GraphFormats,
  t: TFunction<'graphs'>,
): string {
  const formatMedian = (metric: StripMetric) => {
    const median = measures.find(({ measure }) => measure === metric)?.median ?? null;
    return median === null ? null : formatMetric(metric, median, formats);
  };
  const [time, words] = [formatMedian('totalSeconds'), formatMedian('words')];
  if (time === null || words === null) return t('strip.texts', { count: students.length });
  return t('strip.headline', { count: students.length, time, words });
}
