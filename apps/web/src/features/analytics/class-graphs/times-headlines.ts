import type { Average, ClassTimes } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';
import { middleOf } from '../spread/describe-spread.ts';
import { isRaisedByOutliers } from './outlier-rules.ts';

type Words = TFunction<'graphs'>;

/** The middle half of the class, and how many have not started. */
export function totalTimeHeadline({ students, total }: ClassTimes, formats: GraphFormats, t: Words): string {
  const none = students.filter(({ seconds }) => seconds === 0).length;
  const values = { count: none, students: students.length };
  const started = none === 0 ? t('total.allBegun', { count: students.length }) : t('total.notBegun', values);
  const middle = middleOf(total);
  if (middle === null) return started;
  if (total.box === null) return `${t('total.middle', { time: formats.duration(middle) })} ${started}`;
  const { quarter, threeQuarters } = total.box;
  const spread = { from: formats.duration(quarter), to: formats.duration(threeQuarters) };
  if (spread.from === spread.to) return `${t('total.same', { time: spread.from })} ${started}`;
  return `${t('total.half', { ...spread, middle: formats.duration(middle) })} ${started}`;
}

type Assignment = ClassTimes['assignments'][number];

/** The assignments with the longest and shortest mean time. */
export function timeAveragesHeadline(
  assignments: readonly Assignment[],
  formats: GraphFormats,
  t: Words,
): string {
  const taken = byMean(assignments, ({ seconds }) => seconds);
  return extremes(taken, {
    formatted: formats.duration,
    outlier: (title, middle) => t('averages.outlier', { title, middle }),
    one: (title, time) => t('averages.one', { title, time }),
    same: (time) => t('averages.same', { time }),
    highest: (first, last) =>
      t('averages.headline', {
        title: first.title,
        time: first.formatted,
        other: last.title,
        otherTime: last.formatted,
      }),
  });
}

/** The assignments with the highest and lowest mean speed. */
export function wpmHeadline(assignments: readonly Assignment[], formats: GraphFormats, t: Words): string {
  const taken = byMean(assignments, ({ wpm }) => wpm);
  return extremes(taken, {
    formatted: (mean) => formats.number(mean, 1),
    outlier: (title, middle) => t('wpm.outlier', { title, middle }),
    one: (title, wpm) => t('wpm.one', { title, wpm }),
    same: (wpm) => t('wpm.same', { wpm }),
    highest: (first, last) =>
      t('wpm.headline', {
        title: first.title,
        wpm: first.formatted,
        other: last.title,
        otherWpm: last.formatted,
      }),
  });
}

/** The assignment with the widest distribution. */
export function assignmentTimeHeadline(
  assignments: readonly Assignment[],
  formats: GraphFormats,
  t: Words,
): string {
  const boxed = assignments.flatMap(({ title, seconds: { box } }) => (box === null ? [] : [{ title, box }]));
  const [widest] = boxed.toSorted(
    (one, other) => other.box.threeQuarters - other.box.quarter - (one.box.threeQuarters - one.box.quarter),
  );
  if (widest === undefined) return timeAveragesHeadline(assignments, formats, t);
  const { title, box } = widest;
  const formatted = ({ quarter, threeQuarters }: typeof box) =>
    `${formats.duration(quarter)} ${formats.duration(threeQuarters)}`;
  if (boxed.length > 1 && boxed.every((one) => formatted(one.box) === formatted(box)))
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
  typicalWithoutOutliers: number | null;
}

function byMean(assignments: readonly Assignment[], of: (assignment: Assignment) => Average): Mean[] {
  return assignments
    .flatMap((assignment) => {
      const average = of(assignment);
      const { mean } = average;
      const middle = middleOf(average);
      const typicalWithoutOutliers = isRaisedByOutliers(average) ? middle : null;
      return mean === null
        ? []
        : [{ title: assignment.title, mean, typicalWithoutOutliers: typicalWithoutOutliers }];
    })
    .sort((one, other) => other.mean - one.mean);
}

interface TitledValue {
  title: string;
  formatted: string;
}

interface Sentences {
  formatted: (mean: number) => string;
  one: (title: string, formatted: string) => string;
  /** Used if several values are equal after formatting. */
  same: (formatted: string) => string;
  highest: (first: TitledValue, last: TitledValue) => string;
  /** Used if outliers caused the first place; includes the median. */
  outlier: (title: string, middle: string) => string;
}

function extremes(means: readonly Mean[], sentences: Sentences): string {
  const [first, last] = [means[0], means.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [highest, lowest] = [sentences.formatted(first.mean), sentences.formatted(last.mean)];
  if (first !== last && highest === lowest) return sentences.same(highest);
  const headline =
    first === last
      ? sentences.one(first.title, highest)
      : sentences.highest(
          { title: first.title, formatted: highest },
          { title: last.title, formatted: lowest },
        );
  const { typicalWithoutOutliers: middle } = first;
  return middle === null
    ? headline
    : `${headline} ${sentences.outlier(first.title, sentences.formatted(middle))}`;
}
