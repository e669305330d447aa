import { expect, it } from 'vitest';
import { createColumnFloats } from './column-floats.ts';
import type { ColumnSlot } from './column-slots.ts';

const slot: ColumnSlot = {
  page: 1,
  band: 0,
  column: 0,
  left: 0,
  width: 300,
  height: 400,
  stripTop: 0,
  pageTop: 0,
};

it('the first column of a band begins with space for a page break, the others with less', () => {
  const floats = createColumnFloats([slot, { ...slot, column: 1, stripTop: 401 }], 624);
  expect(floats.map(({ kind, top, height }) => [kind, top, height])).toEqual([
    ['top', 0, 2],
    ['room', 2, 398],
    ['divider', 400, 1],
    ['top', 401, 2],
    ['room', 403, 398],
  ]);
  expect(floats.filter(({ kind }) => kind === 'top').map(({ width }) => width > 0)).toEqual([false, true]);
});

it('a column narrower than the widest has a float on its right', () => {
  const floats = createColumnFloats([slot, { ...slot, column: 1, width: 200, stripTop: 401 }], 624);
  expect(floats.filter(({ kind }) => kind === 'right')).toEqual([
    { kind: 'right', top: 403, width: 424, height: 398 },
  ]);
});
