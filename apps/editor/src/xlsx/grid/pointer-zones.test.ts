import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectArea } from '../editing/workbook-editing.ts';
import { applyAll, createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import { openEditing } from '../testing/editing.ts';
import { formatArea } from '../workbook/area.ts';
import { lastColumn, lastRow } from '../workbook/workbook.ts';
import { createAxisSizes } from './axis-sizes.ts';
import { computeDrawingBox } from './drawing-box.ts';
import { listPanes } from './panes.ts';
import { createSelector, findZone, isSelectedInZone, type Zone } from './pointer-zones.ts';
import { computeSheetLayout } from './sheet-layout.ts';
import { computeLayout, headingHeight } from './view.ts';

const lines = {
  rows: createAxisSizes(new Map([[3, 0]]), 20, 1000),
  columns: createAxisSizes(new Map(), 50, 200),
};
const frozenSheet = getFirstSheet(
  applyAll(createWorkbook({}), { kind: 'freeze', sheet: 1, rows: 2, columns: 1 }),
);
const layout = computeLayout(frozenSheet, lines, { width: 640, height: 424, x: 100, y: 200 });
const { headingWidth } = layout;

it.each<[number, number, Zone]>([
  [0, 0, 'corner'],
  [headingWidth - 1, headingHeight - 1, 'corner'],
  [headingWidth, headingHeight - 1, 'columns'],
  [headingWidth - 1, headingHeight, 'rows'],
  [headingWidth, headingHeight, 'cells'],
  [640, 424, 'cells'],
  [641, 100, 'outside'],
  [100, 425, 'outside'],
])('the point %i, %i is in the zone %s', (x, y, zone) => {
  expect(findZone(layout, { x, y })).toBe(zone);
});

it.each<[Zone, string, string, boolean]>([
  ['cells', 'B2:C3', 'C3', true],
  ['cells', 'B2:C3', 'D3', false],
  ['columns', 'B:C', 'C9', true],
  ['columns', 'B:C', 'D9', false],
  ['columns', 'B2:C3', 'C3', false],
  ['rows', '2:3', 'Z3', true],
  ['rows', '2:3', 'Z4', false],
  ['rows', 'B2:C3', 'C3', false],
])('in the zone %s the selection %s contains %s: %j', (zone, selected, name, expected) => {
  const { top: row, left: column } = toArea(name);
  expect(isSelectedInZone(zone, toArea(selected), { row, column })).toBe(expected);
});

function openSelected(cells: Readonly<Record<string, number>>, range: string) {
  const editing = openEditing(createWorkbook(cells));
  selectArea(editing, toArea(range));
  return editing;
}

it.each<[Zone, boolean, string]>([
  ['cells', false, 'C3:D5'],
  ['cells', true, 'B2:D5'],
  ['columns', false, `C1:D${lastRow + 1}`],
  ['columns', true, `B1:D${lastRow + 1}`],
  ['rows', false, 'A3:XFD5'],
  ['rows', true, 'A2:XFD5'],
  ['corner', false, `A1:XFD${lastRow + 1}`],
])('dragging from C3 to D5 in the zone %s, extending: %j, selects %s', (zone, extendsSelection, expected) => {
  const editing = openSelected({ A1: 1 }, 'B2');
  createSelector(zone, editing, extendsSelection, { row: 2, column: 2 })({ row: 4, column: 3 });
  expect(editing.getView().area).toEqual(toArea(expected));
});

it('the four panes cover the view beside the headings, each point once', () => {
  const panes = listPanes(layout);
  fc.assert(
    fc.property(
      fc.integer({ min: headingWidth, max: 639 }),
      fc.integer({ min: headingHeight, max: 423 }),
      (x, y) => {
        const found = panes.filter(
          ({ box }) => box.left <= x && x < box.left + box.width && box.top <= y && y < box.top + box.height,
        );
        expect(found).toHaveLength(1);
      },
    ),
  );
  expect(panes.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [0, 200 + layout.frozen.height],
    [100 + layout.frozen.width, 0],
    [100 + layout.frozen.width, 200 + layout.frozen.height],
  ]);
});

it('a drawing begins and ends in its cells, also if these are smaller than in the file', () => {
  const point = (column: number, row: number, x = 0, y = 0) => ({ column, row, x, y });
  const box = (from: ReturnType<typeof point>, to: ReturnType<typeof point>) =>
    computeDrawingBox({ kind: 'twoCell', from, to }, lines);
  expect(box(point(1, 1, 10, 5), point(3, 2))).toEqual({ left: 60, top: 25, width: 90, height: 15 });
  expect(box(point(1, 1, 500, 500), point(2, 2))).toEqual({ left: 100, top: 40, width: 0, height: 0 });
  expect(box(point(0, 3, 0, 9), point(1, 4))).toEqual({ left: 0, top: 60, width: 50, height: 0 });
  expect(box(point(5, 5), point(1, 1))).toMatchObject({ width: 0, height: 0 });
});

it('a drawing of a fixed size keeps it, wherever it begins', () => {
  const size = { width: 30, height: 40 };
  const from = { column: 2, row: 1, x: 5, y: 5 };
  expect(computeDrawingBox({ kind: 'oneCell', from, ...size }, lines)).toEqual({
    left: 105,
    top: 25,
    ...size,
  });
  expect(computeDrawingBox({ kind: 'absolute', x: 7, y: 8, ...size }, lines)).toEqual({
    left: 7,
    top: 8,
    ...size,
  });
});

it.each<[string, Record<string, number>, string, number, number]>([
  ['an empty sheet', {}, 'A1', 100, 20],
  ['data', { B95: 1 }, 'A1', 200, 20],
  ['a selected cell beyond the data', { A1: 1 }, 'Z200', 300, 40],
  ['whole columns selected', { A1: 1 }, 'A:B', 100, 20],
  ['whole rows selected', { A1: 1 }, '1:2', 100, 20],
  ['data in the last cell', { [`XFD${lastRow + 1}`]: 1 }, 'A1', lastRow + 1, lastColumn + 1],
])('the grid of %s has room for more', (_, cells, selection, rows, columns) => {
  const editing = openSelected(cells, selection);
  const { extent } = computeSheetLayout(editing.getView(), { width: 640, height: 424, x: 0, y: 0 });
  expect(extent).toEqual({ rows, columns });
  expect(formatArea(editing.getView().area)).toBe(formatArea(toArea(selection)));
});
