import type { StripMetric, StripPlot } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';
import { measureText } from './strip-measures.ts';

/** The middle of the class in time and in length; how many texts there are where there is none. */
export function stripHeadline(
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
  const medianOf = (wanted: StripMetric) => {
    const median = measures.find(({ measure }) => measure === wanted)?.median ?? null;
    return median === null ? null : measureText(wanted, median, formats);
  };
  const [time, words] = [medianOf('totalSeconds'), medianOf('words')];
  if (time === null || words === null) return t('strip.texts', { count: students.length });
  return t('strip.headline', { count: students.length, time, words });
}
