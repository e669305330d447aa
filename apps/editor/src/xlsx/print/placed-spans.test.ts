import { expect, it } from 'vitest';
import { createAxisSizes } from '../grid/axis-sizes.ts';
import { listPlacedLines, placeSpans } from './placed-spans.ts';

/** Of 10 pixels; the second is higher, the sixth is hidden. */
const sizes = createAxisSizes(
  new Map([
    [1, 30],
    [5, 0],
  ]),
  10,
  100,
);

it('rows of a page stand below its headings and the titles that are repeated', () => {
  const { spans, size } = placeSpans({ from: 0, to: 1 }, { from: 4, to: 6 }, { sizes, start: 20 });
  expect(spans).toEqual([
    { from: 0, to: 1, start: 20, size: 40 },
    { from: 4, to: 6, start: 60, size: 20 },
  ]);
  expect(size).toBe(80);
});

it('each visible row of a page has its place, in titles as well', () => {
  const { spans } = placeSpans({ from: 0, to: 1 }, { from: 4, to: 6 }, { sizes, start: 20 });
  expect(listPlacedLines(spans, sizes)).toEqual([
    { index: 0, start: 20, size: 10 },
    { index: 1, start: 30, size: 30 },
    { index: 4, start: 60, size: 10 },
    { index: 6, start: 70, size: 10 },
  ]);
});
