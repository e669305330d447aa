import { expect, test } from 'vitest';
import { typedGrade } from './typed-grade.ts';

test.each([
  ['', -1],
  ['  ', -1],
  ['0', 0],
  ['87.5', 87.5],
  ['87,5', 87.5],
  ['100', 100],
  ['-1', null],
  ['-5', null],
  ['101', null],
  ['eighty', null],
])('the typed grade "%s" is %s', (text, grade) => {
  expect(typedGrade(text)).toBe(grade);
});
