import { expect, it } from 'vitest';
import { computeDraggedWidths, minWidth } from './column-widths.ts';

it.each([
  ['gives one column what it takes from the next', [1000, 1000, 1000], 0, 200, [1200, 800, 1000]],
  ['leaves the next column narrow, not gone', [1000, 1000, 1000], 1, 5000, [1000, 1700, minWidth]],
  ['leaves the column itself narrow, not gone', [1000, 1000, 1000], 1, -5000, [1000, minWidth, 1700]],
  ['makes the table wider at its end', [1000, 1000], 1, 500, [1000, 1500]],
  ['makes the table no wider than the text', [1000, 1000], 1, 50_000, [1000, 8000]],
  ['keeps a table that is already wider than the text', [5000, 9000], 1, 10, [5000, 9000]],
  ['changes nothing for a border that is not there', [1000], 7, 100, [1000]],
])('computeDraggedWidths %s', (_name, widths, border, by, expected) => {
  expect(computeDraggedWidths(widths, border, by, 9000)).toEqual(expected);
});
