import type { TFunction } from 'i18next';

/** A value that a chart shows. */
export interface ChartValue {
  /** Left out for people who are not named in the drawing. */
  label?: string;
  value: number;
  /** In milliseconds, if the values are a series over time. */
  at?: number;
}

/** Values with one unit; charts with several axes have several. */
export interface ChartSeries {
  /** Only needed if there are several. */
  name?: string;
  values: readonly ChartValue[];
  format: (value: number) => string;
}

/** Thirds of fewer values say nothing about a trend. */
const fewestForTrend = 6;
/** Averages that differ by less than a quarter count as equal. */
const trendFactor = 1.25;
/** A gap is several times as long as the time that usually lies between two values. */
const gapFactor = 3;

/** What somebody would see in a chart: its extremes and, over time, its trend and longest gap. */
export function describeChart(series: readonly ChartSeries[], t: TFunction<'ui'>): string {
  return series
    .map((one) => {
      const text = describeSeries(one, t);
      return one.name === undefined || text === ''
        ? text
        : t('chart.description.of', { name: one.name, text });
    })
    .filter((text) => text !== '')
    .join(' ');
}

function describeSeries({ values, format }: ChartSeries, t: TFunction<'ui'>): string {
  const [first, ...others] = values;
  if (first === undefined) return '';
  if (others.length === 0) return t('chart.description.one', { value: withLabel(first, format, t) });
  const low = others.reduce((least, one) => (one.value < least.value ? one : least), first);
  const high = others.reduce((most, one) => (one.value > most.value ? one : most), first);
  const amount = values.length;
  if (format(low.value) === format(high.value))
    return t('chart.description.same', { amount, value: format(low.value) });
  const range = t('chart.description.range', {
    amount,
    low: withLabel(low, format, t),
    high: withLabel(high, format, t),
  });
  return [range, describeTrend(values, format, t), describeGap(values, t)]
    .filter((text) => text !== '')
    .join(' ');
}

/** A sentence of its own, so that a title keeps its direction between the brackets. */
function withLabel({ label, value }: ChartValue, format: ChartSeries['format'], t: TFunction<'ui'>): string {
  return label === undefined
    ? format(value)
    : t('chart.description.labelled', { value: format(value), label });
}

function describeTrend(
  values: readonly ChartValue[],
  format: ChartSeries['format'],
  t: TFunction<'ui'>,
): string {
  if (values.length < fewestForTrend || values.some(({ at }) => at === undefined)) return '';
  const third = Math.floor(values.length / 3);
  const [first, last] = [mean(values.slice(0, third)), mean(values.slice(-third))];
  const words = { first: format(first), last: format(last) };
  if (words.first === words.last) return t('chart.description.steady', words);
  if (last > first * trendFactor) return t('chart.description.rising', words);
  if (first > last * trendFactor) return t('chart.description.falling', words);
  return t('chart.description.steady', words);
}

const mean = (values: readonly ChartValue[]): number =>
  values.reduce((sum, { value }) => sum + value, 0) / values.length;

function describeGap(values: readonly ChartValue[], t: TFunction<'ui'>): string {
  const written = values
    .flatMap(({ at, value, label }) =>
      at === undefined || label === undefined || value === 0 ? [] : [{ at, label }],
    )
    // Several series have a value at the same time.
    .filter((one, index, all) => one.at !== all[index - 1]?.at);
  const gaps = written
    .slice(1)
    .map((to, index) => ({ from: written[index] ?? to, to, length: to.at - (written[index] ?? to).at }))
    .toSorted((one, other) => other.length - one.length);
  const [longest] = gaps;
  const median = gaps[Math.floor(gaps.length / 2)];
  if (longest === undefined || median === undefined || longest.length < gapFactor * median.length) return '';
  return t('chart.description.gap', { from: longest.from.label, to: longest.to.label });
}
