import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeMatrix, getBin, type TimeAxis } from './change-matrix.ts';
import { foldLog } from './process/process.ts';
import { fixture } from './testing/fixture.ts';
import { logOf, randomLog, withoutLast } from './testing/logs.ts';

const sum = (cells: readonly (readonly number[])[]) => cells.flat().reduce((all, cell) => all + cell, 0);

it('the matrix of changes of the example without its last save is the documented one', () => {
  const process = foldLog(withoutLast(fixture));
  const { cells } = changeMatrix(process, { axis: 'session', positionBins: 3 });
  expect(cells).toEqual([
    [10, 17, 12],
    [0, 7, 0],
  ]);
});

it('the matrix of changes adds up to all characters inserted and deleted, moves included, on every axis', () => {
  const axes = fc.constantFrom<TimeAxis[]>('real', 'session', 'compressed');
  const bins = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(randomLog, axes, bins, bins, (log, axis, timeBins, positionBins) => {
      const process = foldLog(log);
      const { cells } = changeMatrix(process, { axis, timeBins, positionBins });
      const changed = process.ops.reduce((all, op) => all + op.inserted + op.deleted, 0);
      expect(sum(cells)).toBe(changed);
    }),
  );
});

it('the matrix of changes has 20 by 20 cells on the real clock by default', () => {
  const { cells, axis, extent } = changeMatrix(foldLog(fixture));
  expect({ axis, extent, rows: cells.length, columns: cells[0]?.length }).toEqual({
    axis: 'real',
    extent: 2400,
    rows: 20,
    columns: 20,
  });
});

it('the matrix of changes joins sessions on the compressed axis', () => {
  const log = logOf([
    { second: 0, text: 'a' },
    { second: 10, text: 'ab' },
    { second: 5000, text: 'abc' },
    { second: 5010, text: 'abcd' },
  ]);
  const { cells, extent } = changeMatrix(foldLog(log), {
    axis: 'compressed',
    timeBins: 4,
    positionBins: 1,
  });
  expect(extent).toBe(20);
  expect(cells).toEqual([[1], [0], [2], [1]]);
});

it('the matrix of changes puts an insertion before the tombstones at its position', () => {
  const log = logOf([
    { second: 0, text: 'ab-------' },
    { second: 100, text: 'a-------' },
    { second: 200, text: 'ac-------' },
  ]);
  // The deleted "b" now has "a" and "c" before it.
  const { cells } = changeMatrix(foldLog(log), { axis: 'real', timeBins: 2, positionBins: 9 });
  expect(cells).toEqual([
    [1, 0, 2, 1, 1, 1, 1, 1, 1],
    [0, 1, 1, 0, 0, 0, 0, 0, 0],
  ]);
});

it('the matrix of changes has everything in the first column when no text is left', () => {
  const log = logOf([
    { second: 0, text: 'abc' },
    { second: 9, text: '' },
  ]);
  expect(changeMatrix(foldLog(log), { timeBins: 1, positionBins: 2 }).cells).toEqual([[6, 0]]);
});

it.each([
  [0, 0],
  [4.99, 0],
  [5, 1],
  [10, 1],
])('the matrix of changes puts %s of 10 in bin %s of two', (position, bin) => {
  expect(getBin(position, 10, 2)).toBe(bin);
});
