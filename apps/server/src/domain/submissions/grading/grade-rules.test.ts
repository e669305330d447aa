import { defaultLetterGrades } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { gradeVerdict, isGradeOfClass, numericGrade } from './grade-rules.ts';

it.each([
  [-1, { score: null }],
  [0, { score: 0 }],
  [100, { score: 100 }],
  [87.456, { score: 87.46 }],
  [-0.01, 'invalid'],
  [100.01, 'invalid'],
  [Number.NaN, 'invalid'],
])('the numeric grade %s is stored as %o', (value, expected) => {
  expect(numericGrade(value)).toEqual(expected);
});

it.each([
  ['A', true],
  ['A+', false],
  ['', false],
  ['a', false],
])('the letter grade %s belongs to the class: %s', (grade, expected) => {
  expect(isGradeOfClass(grade, defaultLetterGrades)).toBe(expected);
});

it.each([
  ['is written where nobody said what it replaces', 50, 60, undefined, 'write'],
  ['is written over what its giver saw', 50, 60, 50, 'write'],
  ['is written where its giver saw none and there is none', null, 60, -1, 'write'],
  ['is written where its giver saw no letter and there is none', null, 'A', '', 'write'],
  ['is not written over one that came meanwhile', 55, 60, 50, 'changed'],
  ['is not written where one came that its giver saw none of', 55, 60, -1, 'changed'],
  ['is not written where it was taken away meanwhile', null, 'B', 'A', 'changed'],
  ['does not take away one that came meanwhile', 55, null, 50, 'changed'],
  ['is kept where it stands there already', 60, 60, 50, 'keep'],
  ['is kept away where it is gone already', null, null, 50, 'keep'],
])('a grade that replaces another %s', (_name, current, given, seen, kind) => {
  expect(gradeVerdict({ current, given }, seen).kind).toBe(kind);
});

it('a refused grade names both grades', () => {
  expect(gradeVerdict({ current: null, given: 60.5 }, 50)).toMatchObject({
    because: { code: 'grade.changed', params: { current: '-', given: '60.5' } },
  });
});
