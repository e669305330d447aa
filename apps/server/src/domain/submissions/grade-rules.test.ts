import { defaultLetterGrades } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { isGradeOfClass, numericGrade } from './grade-rules.ts';

describe('a numeric grade', () => {
  it.each([
    [-1, { score: null }],
    [0, { score: 0 }],
    [100, { score: 100 }],
    [87.456, { score: 87.46 }],
    [-0.01, 'invalid'],
    [100.01, 'invalid'],
    [Number.NaN, 'invalid'],
  ])('of %s is %o', (value, expected) => {
    expect(numericGrade(value)).toEqual(expected);
  });
});

describe('a letter grade', () => {
  it.each([
    ['A', true],
    ['A+', false],
    ['', false],
    ['a', false],
  ])('%s is one of the class: %s', (grade, expected) => {
    expect(isGradeOfClass(grade, defaultLetterGrades)).toBe(expected);
  });
});
