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
  [1, 20, { top: 0, bottom: 20 }],
  [1, 30, { top: -5, bottom: 25 }],
  [3, 30, { top: -35, bottom: 55 }],
])('%d lines at a distance of %d are clear', (count, pitch, band) => {
  expect(clearBand({ top: 0, bottom: 20 }, count, pitch)).toEqual(band);
});
