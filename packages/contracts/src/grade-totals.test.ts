import { expect, it } from 'vitest';
import { averageOfGrades, totalOfGrades } from './grade-totals.ts';

const numeric = { gradeMethod: 'Numeric' as const, gradeOptions: [] };
const letters = { gradeMethod: 'Letter' as const, gradeOptions: ['F', 'D', 'C', 'B', 'A'] };
const parts = (...pairs: [number, number | string | null][]) =>
  pairs.map(([weight, grade]) => ({ weight, grade }));

it.each([
  ['by weight', parts([40, 80], [10, 50]), { average: 74, points: 37, pointsOf: 50, isWhole: true }],
  ['of what has one', parts([40, 80], [10, null]), { average: 80, points: 32, pointsOf: 40, isWhole: false }],
  ['nothing yet', parts([40, null]), { average: null, points: null, pointsOf: null, isWhole: false }],
  [
    'alike where nothing weighs',
    parts([0, 80], [0, 50]),
    { average: 65, points: null, pointsOf: null, isWhole: true },
  ],
  [
    'rounded once',
    parts([1, 33.33], [1, 33.34]),
    { average: 33.34, points: 0.67, pointsOf: 2, isWhole: true },
  ],
])('the total grade of a student %s', (_how, given, expected) => {
  expect(totalOfGrades(given, numeric)).toEqual(expected);
});

it('the total grade of a student is the nearest letter where the class gives letters', () => {
  const total = totalOfGrades(parts([20, 'A'], [20, 'C'], [10, null]), letters);
  expect(total).toEqual({ average: 'B', points: null, pointsOf: null, isWhole: false });
});

it.each([
  [[80, null, 50], numeric, 65],
  [[null], numeric, null],
  [['A', 'C', null], letters, 'B'],
])('the average of an assignment of %j', (grades, book, expected) => {
  expect(averageOfGrades(grades, book)).toBe(expected);
});
