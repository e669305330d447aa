import { expect, it } from 'vitest';
import { clearBand, findLine, groupLines } from './lines.ts';

const rect = (top: number, height: number, width = 50) => ({ top, bottom: top + height, width, height });

it.each([
  ['words beside each other', [rect(0, 20), rect(0, 20)], [{ top: 0, bottom: 20 }]],
  ['a small word in a line of large ones', [rect(0, 20), rect(8, 10)], [{ top: 0, bottom: 20 }]],
  ['a raised figure that sticks out', [rect(-4, 10), rect(0, 20)], [{ top: -4, bottom: 20 }]],
  [
    'lines that touch',
    [rect(0, 20), rect(20, 20)],
    [
      { top: 0, bottom: 20 },
      { top: 20, bottom: 40 },
    ],
  ],
  [
    'tight lines, whose boxes overlap a little',
    [rect(0, 20), rect(16, 20)],
    [
      { top: 0, bottom: 20 },
      { top: 16, bottom: 36 },
    ],
  ],
  [
    'words in any order',
    [rect(40, 20), rect(0, 20)],
    [
      { top: 0, bottom: 20 },
      { top: 40, bottom: 60 },
    ],
  ],
  ['empty boxes', [rect(0, 20, 0), rect(0, 0)], []],
])('%s are grouped into lines', (_, rects, lines) => {
  expect(groupLines(rects)).toEqual(lines);
});

it.each([
  [-50, 0],
  [5, 0],
  [22, 0],
  [28, 1],
  [99, 1],
])('at height %d the line is %d', (y, index) => {
  expect(
    findLine(
      [
        { top: 0, bottom: 20 },
        { top: 30, bottom: 50 },
      ],
      y,
    ),
  ).toBe(index);
});

it('a block without lines has none at any height', () => {
  expect(findLine([], 10)).toBe(-1);
});

it.each([
  ['one line of several, with its spacing', [0, 30, 60], 1, 1, { top: 25, bottom: 55 }],
  ['three lines', [0, 30, 60], 1, 3, { top: -5, bottom: 85 }],
  ['the only line of a block', [0], 0, 1, { top: 0, bottom: 20 }],
  ['no line that is gone', [0], 3, 1, null],
])('the band that stays clear is that of %s', (_, tops, index, count, band) => {
  const lines = tops.map((top) => ({ top, bottom: top + 20 }));
  expect(clearBand(lines, index, count)).toEqual(band);
});
