import { expect, it } from 'vitest';
import { createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import { parseColumn } from '../workbook/area.ts';
import { type CellFormat, defaultFormat } from '../workbook/style.ts';
import type { Value } from '../workbook/workbook.ts';
import { createAxisSizes } from './axis-sizes.ts';
import { computeTextOverflow, findNearestFilled, getOverflowSide, type TextSide } from './text-overflow.ts';

/** Columns of 10 pixels, of which D is hidden. */
const columns = createAxisSizes(new Map([[3, 0]]), 10, 12);

const overflowOf = (
  cells: Record<string, Value>,
  side: TextSide,
  requiredWidth: number,
  merges: readonly string[] = [],
) =>
  computeTextOverflow(
    0,
    parseColumn('E') ?? 0,
    { side, requiredWidth },
    {
      cells: getFirstSheet(createWorkbook({ E1: 'text', ...cells })).rows.get(0)?.cells ?? new Map(),
      columns,
      merges: merges.map(toArea),
    },
  );

it.each<[string, Parameters<typeof overflowOf>, ReturnType<typeof overflowOf>]>([
  ['that fits stays in its cell', [{}, 'left', 10], null],
  [
    'on the left runs on to the right',
    [{}, 'left', 25],
    { left: 0, right: 15, clippedLeft: 0, clippedRight: 0 },
  ],
  [
    'on the right runs on to the left',
    [{}, 'right', 25],
    { left: 15, right: 0, clippedLeft: 0, clippedRight: 0 },
  ],
  [
    'in the middle runs on both ways',
    [{}, 'center', 30],
    { left: 10, right: 10, clippedLeft: 0, clippedRight: 0 },
  ],
  [
    'ends at the next filled cell',
    [{ G1: 0 }, 'left', 50],
    { left: 0, right: 10, clippedLeft: 0, clippedRight: 30 },
  ],
  [
    'ends at a formula without a result',
    [{ F1: '=""' }, 'left', 20],
    { left: 0, right: 0, clippedLeft: 0, clippedRight: 10 },
  ],
  [
    'passes hidden columns',
    [{ C1: 'x' }, 'right', 30],
    { left: 0, right: 0, clippedLeft: 20, clippedRight: 0 },
  ],
  [
    'is clipped on one side only',
    [{ F1: 1 }, 'center', 30],
    { left: 10, right: 0, clippedLeft: 0, clippedRight: 10 },
  ],
  [
    'ends at merged cells',
    [{}, 'left', 40, ['G1:H2']],
    { left: 0, right: 10, clippedLeft: 0, clippedRight: 20 },
  ],
  ['ends at the first column', [{}, 'right', 90], { left: 30, right: 0, clippedLeft: 50, clippedRight: 0 }],
])('text %s', (_, input, expected) => {
  expect(overflowOf(...input)).toEqual(expected);
});

it.each<[Value, Partial<CellFormat>, TextSide | null]>([
  ['text', {}, 'left'],
  ['text', { align: 'right' }, 'right'],
  ['text', { align: 'center' }, 'center'],
  ['text', { wraps: true }, null],
  ['text', { align: 'fill' }, null],
  ['text', { align: 'justify' }, null],
  [12, {}, null],
  [true, { align: 'left' }, null],
  [{ error: '#N/A' }, {}, null],
])(
  'text of a cell with %j and the format %j overflows from the side %j, or not at all',
  (value, format, expected) => {
    expect(getOverflowSide({ value }, { ...defaultFormat, ...format })).toBe(expected);
  },
);

it('findNearestFilled finds the text before a range that may run into it', () => {
  const cells = getFirstSheet(createWorkbook({ B1: 'title', K1: 'end' })).rows.get(0)?.cells ?? new Map();
  expect(findNearestFilled(cells, 6, -1)).toMatchObject({ column: 1, cell: { value: 'title' } });
  expect(findNearestFilled(cells, 7, 1)).toMatchObject({ column: 10 });
  expect(findNearestFilled(cells, 0, -1)).toBeNull();
});
