import { expect, it } from 'vitest';
import { type LineNumbering, numberLines, type TextLine } from './number-lines.ts';

/** Lines of two pages in two sections. */
const lines: TextLine[] = [
  [1, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 1],
].map(([page = 0, section = 0], index) => ({ page, section, top: index * 20, height: 20 }));

const number = (...numberings: (LineNumbering | undefined)[]) =>
  numberLines(lines, numberings).map((line) => line.number);

it('numberLines begins again on each page unless the section says otherwise', () => {
  expect(number({}, {})).toEqual([1, 2, 1, 1, 2]);
});

it('numberLines continues over pages or over sections if that is set', () => {
  const newSection: LineNumbering = { restart: 'newSection' };
  const continuous: LineNumbering = { restart: 'continuous' };
  expect(number(newSection, newSection)).toEqual([1, 2, 3, 1, 2]);
  expect(number(continuous, continuous)).toEqual([1, 2, 3, 4, 5]);
});

it('numberLines leaves out sections without line numbers', () => {
  expect(number(undefined, {})).toEqual([1, 2]);
});

it('numberLines begins after the stored number, and shows one number of several', () => {
  expect(number({ start: 9, restart: 'continuous' }, { countBy: 2, restart: 'continuous' })).toEqual([
    10, 11, 12, 14,
  ]);
});
