import { expect, it } from 'vitest';
import { gradeIn, readGrade, writeGrade } from './cell-grade.ts';

const numeric = { gradeMethod: 'Numeric' as const, gradeOptions: [] };
const letters = { gradeMethod: 'Letter' as const, gradeOptions: ['A', 'B+', 'B'] };

it.each([
  ['87.5', { grade: 87.5 }],
  [' 100 ', { grade: 100 }],
  ['0', { grade: 0 }],
  ['', { grade: null }],
  ['-', { grade: null }],
  ['101', 'invalid'],
  ['-1', 'invalid'],
  ['87.555', 'invalid'],
  ['A', 'invalid'],
  ['8o', 'invalid'],
])('what is typed into a cell "%s" is %j in points', (text, expected) => {
  expect(readGrade(text, numeric, 'en')).toEqual(expected);
});

it('what is typed into a cell is read as people of the language write numbers', () => {
  expect(readGrade('87,5', numeric, 'de')).toEqual({ grade: 87.5 });
  expect(readGrade('1.234', numeric, 'de')).toBe('invalid');
});

it.each([
  ['b+', { grade: 'B+' }],
  ['A', { grade: 'A' }],
  ['', { grade: null }],
  ['C', 'invalid'],
  ['80', 'invalid'],
])('what is typed into a cell "%s" is %j in letters', (text, expected) => {
  expect(readGrade(text, letters, 'en')).toEqual(expected);
});

it('no grade is written as a dash, and a number with the mark of the language', () => {
  expect(writeGrade(null, 'en')).toBe('-');
  expect(writeGrade(87.5, 'de')).toBe('87,5');
  expect(writeGrade('B+', 'de')).toBe('B+');
});

it('a grade is the kind that the class gives', () => {
  expect(gradeIn({ grade: -1, alternateGrade: 'A' }, numeric)).toBeNull();
  expect(gradeIn({ grade: 80, alternateGrade: 'A' }, letters)).toBe('A');
});
