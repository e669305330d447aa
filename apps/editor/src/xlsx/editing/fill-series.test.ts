import { expect, it } from 'vitest';
import type { Value } from '../workbook/workbook.ts';
import { findSeries } from './fill-series.ts';

const list = (values: readonly Value[], { format = 'General', lang = 'en-GB' } = {}) => {
  const series = findSeries(
    values.map((value) => ({ value, hasFormula: false, format })),
    lang,
  );
  return series === null ? null : [-1, values.length, values.length + 1].map(series);
};

it.each<[Value[], Value[] | null]>([
  [
    [1, 2],
    [0, 3, 4],
  ],
  [
    [0.1, 0.2],
    [0, 0.3, 0.4],
  ],
  [
    [10, 8, 6],
    [12, 4, 2],
  ],
  [
    [1, 2, 4],
    [-0.666666666667, 5.33333333333, 6.83333333333],
  ],
  [[5], null],
  [['Item 1'], ['Item 0', 'Item 2', 'Item 3']],
  [
    ['Q1', 'Q3'],
    ['Q1', 'Q5', 'Q7'],
  ],
  [['IMG008'], ['IMG007', 'IMG009', 'IMG010']],
  [['Monday'], ['Sunday', 'Tuesday', 'Wednesday']],
  [
    ['mon', 'wed'],
    ['sat', 'fri', 'sun'],
  ],
  [
    ['November', 'December'],
    ['October', 'January', 'February'],
  ],
  [['Montag'], ['Sonntag', 'Dienstag', 'Mittwoch']],
  [['a'], null],
  [['a 1', 'b 2'], null],
  [['a', 1], null],
  [[true], null],
])('the cells %j are continued by %j', (values, expected) => {
  expect(list(values)).toEqual(expected);
});

it('dates go on by days, or by months if they are on the same day of theirs', () => {
  const format = 'yyyy-mm-dd';
  expect(list([46349], { format })).toEqual([46348, 46350, 46351]);
  expect(list([46349, 46356], { format })).toEqual([46342, 46363, 46370]);
  // 2026-01-31, 2026-03-31: every second month.
  expect(list([46053, 46112], { format })).toEqual([45991, 46173, 46234]);
});

it('a formula is no part of a series', () => {
  expect(findSeries([{ value: 1, hasFormula: true, format: 'General' }], 'en')).toBeNull();
});
