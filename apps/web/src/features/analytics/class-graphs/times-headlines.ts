import type { ClassTimes } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';
import { middleOf } from '../spread/spread-words.ts';

type Words = TFunction<'graphs'>;

/** Half of the class around the middle, and who has not begun. */
export function totalTimeHeadline({ students, total }: ClassTimes, formats: GraphFormats, t: Words): string {
  const none = students.filter(({ seconds }) => seconds === 0).length;
  const values = { count: none, students: students.length };
  const begun = none === 0 ? t('total.allBegun', { count: students.length }) : t('total.notBegun', values);
  const middle = middleOf(total);
  if (middle === null) return begun;
  if (total.box === null) return `${t('total.middle', { time: formats.duration(middle) })} ${begun}`;
  const { quarter, threeQuarters } = total.box;
  const spread = { from: formats.duration(quarter), to: formats.duration(threeQuarters) };
  return `${t('total.half', { ...spread, middle: formats.duration(middle) })} ${begun}`;
}

type Assignment = ClassTimes['assignments'][number];

/** Which of the assignments took the longest on average, and which the shortest. */
export function timeAveragesHeadline(
  assignments: readonly Assignment[],
  formats: GraphFormats,
  t: Words,
): string {
  const taken = byMean(assignments, ({ seconds }) => seconds.mean);
  return extremes(taken, {
    told: formats.duration,
    one: (title, time) => t('averages.one', { title, time }),
    same: (time) => t('averages.same', { time }),
    most: (first, last) =>
      t('averages.headline', {
        title: first.title,
        time: first.told,
        other: last.title,
        otherTime: last.told,
      }),
  });
}

/** In which of the assignments the texts grew fastest on average, and in which slowest. */
export function wpmHeadline(assignments: readonly Assignment[], formats: GraphFormats, t: Words): string {
  const taken = byMean(assignments, ({ wpm }) => wpm.mean);
  return extremes(taken, {
    told: (mean) => formats.number(mean, 1),
    one: (title, wpm) => t('wpm.one', { title, wpm }),
    same: (wpm) => t('wpm.same', { wpm }),
    most: (first, last) =>
      t('wpm.headline', {
        title: first.title,
        wpm: first.told,
        other: last.title,
        otherWpm: last.told,
      }),
  });
}

/** In which of the assignments the students were furthest apart. */
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
  return t('assignmentTime.headline', {
    title,
    from: formats.duration(box.quarter),
    to: formats.duration(box.threeQuarters),
  });
}

interface Mean {
  title: string;
  mean: number;
}

function byMean(assignments: readonly Assignment[], of: (assignment: Assignment) => number | null): Mean[] {
  return assignments
    .flatMap((assignment) => {
      const mean = of(assignment);
      return mean === null ? [] : [{ title: assignment.title, mean }];
    })
    .sort((one, other) => other.mean - one.mean);
}

interface Told {
  title: string;
  told: string;
}

interface Sentences {
  told: (mean: number) => string;
  one: (title: string, told: string) => string;
  /** Of several that read alike. */
  same: (told: string) => string;
  most: (first: Told, last: Told) => string;
}

function extremes(means: readonly Mean[], sentences: Sentences): string {
  const [first, last] = [means[0], means.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [most, least] = [sentences.told(first.mean), sentences.told(last.mean)];
  if (first === last) return sentences.one(first.title, most);
  if (most === least) return sentences.same(most);
  return sentences.most({ title: first.title, told: most }, { title: last.title, told: least });
}
