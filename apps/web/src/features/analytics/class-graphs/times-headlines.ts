import type { Average, ClassTimes } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';
import { computeMedian } from '../spread/describe-spread.ts';
import { isRaisedByOutliers } from './outlier-rules.ts';

type Translate = TFunction<'graphs'>;

/** The middle half of the class, and how many have not started. */
export function totalTimeHeadline(
  { students, total }: ClassTimes,
  formats: GraphFormats,
  t: Translate,
): string {
  const countNotStarted = students.filter(({ seconds }) => seconds === 0).length;
  const values = { count: countNotStarted, students: students.length };
  const started =
    countNotStarted === 0 ? t('total.allBegun', { count: students.length }) : t('total.notBegun', values);
  const median = computeMedian(total);
  if (median === null) return started;
  if (total.box === null) return `${t('total.middle', { time: formats.duration(median) })} ${started}`;
  const { quarter, threeQuarters } = total.box;
  const spread = { from: formats.duration(quarter), to: formats.duration(threeQuarters) };
  if (spread.from === spread.to) return `${t('total.same', { time: spread.from })} ${started}`;
  return `${t('total.half', { ...spread, middle: formats.duration(median) })} ${started}`;
}

type Assignment = ClassTimes['assignments'][number];

/** The assignments with the longest and shortest mean time. */
export function timeAveragesHeadline(
  assignments: readonly Assignment[],
  formats: GraphFormats,
  t: Translate,
): string {
  const ranked = rankByMean(assignments, ({ seconds }) => seconds);
  return describeExtremes(ranked, {
    format: formats.duration,
    outlier: (title, middle) => t('averages.outlier', { title, middle }),
    one: (title, time) => t('averages.one', { title, time }),
    same: (time) => t('averages.same', { time }),
    highest: (first, last) =>
      t('averages.headline', {
        title: first.title,
        time: first.text,
        other: last.title,
        otherTime: last.text,
      }),
  });
}

/** The assignments with the highest and lowest mean speed. */
export function wpmHeadline(assignments: readonly Assignment[], formats: GraphFormats, t: Translate): string {
  const ranked = rankByMean(assignments, ({ wpm }) => wpm);
  return describeExtremes(ranked, {
    format: (mean) => formats.number(mean, 1),
    outlier: (title, middle) => t('wpm.outlier', { title, middle }),
    one: (title, wpm) => t('wpm.one', { title, wpm }),
    same: (wpm) => t('wpm.same', { wpm }),
    highest: (first, last) =>
      t('wpm.headline', {
        title: first.title,
        wpm: first.text,
        other: last.title,
        otherWpm: last.text,
      }),
  });
}

/** The assignment with the widest distribution. */
export function assignmentTimeHeadline(
  assignments: readonly Assignment[],
  formats: GraphFormats,
  t: Translate,
): string {
  const withBox = assignments.flatMap(({ title, seconds: { box } }) =>
    box === null ? [] : [{ title, box }],
  );
  const [widest] = withBox.toSorted(
    (one, other) => other.box.threeQuarters - other.box.quarter - (one.box.threeQuarters - one.box.quarter),
  );
  if (widest === undefined) return timeAveragesHeadline(assignments, formats, t);
  const { title, box } = widest;
  const format = ({ quarter, threeQuarters }: typeof box) =>
    `${formats.duration(quarter)} ${formats.duration(threeQuarters)}`;
  if (withBox.length > 1 && withBox.every((one) => format(one.box) === format(box)))
    return t('assignmentTime.same', {
      from: formats.duration(box.quarter),
      to: formats.duration(box.threeQuarters),
    });
  return t('assignmentTime.headline', {
    title,
    from: formats.duration(box.quarter),
    to: formats.duration(box.threeQuarters),
  });
}

interface Mean {
  title: string;
  mean: number;
  /** The median, if outliers raise the mean. */
  medianIfSkewed: number | null;
}

function rankByMean(
  assignments: readonly Assignment[],
  selectAverage: (assignment: Assignment) => Average,
): Mean[] {
  return assignments
    .flatMap((assignment) => {
      const average = selectAverage(assignment);
      const { mean } = average;
      const median = computeMedian(average);
      const medianIfSkewed = isRaisedByOutliers(average) ? median : null;
      return mean === null ? [] : [{ title: assignment.title, mean, medianIfSkewed }];
    })
    .sort((one, other) => other.mean - one.mean);
}

interface TitledValue {
  title: string;
  text: string;
}

interface HeadlineTexts {
  format: (mean: number) => string;
  one: (title: string, text: string) => string;
  /** Used if several values are equal after formatting. */
  same: (text: string) => string;
  highest: (first: TitledValue, last: TitledValue) => string;
  /** Used if outliers caused the first place; includes the median. */
  outlier: (title: string, median: string) => string;
}

function describeExtremes(means: readonly Mean[], sentences: HeadlineTexts): string {
  const [first, last] = [means[0], means.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [highest, lowest] = [sentences.format(first.mean), sentences.format(last.mean)];
  if (first !== last && highest === lowest) return sentences.same(highest);
  const headline =
    first === last
      ? sentences.one(first.title, highest)
      : sentences.highest({ title: first.title, text: highest }, { title: last.title, text: lowest });
  const { medianIfSkewed: median } = first;
  return median === null
    ? headline
    : `${headline} ${sentences.outlier(first.title, sentences.format(median))}`;
}
