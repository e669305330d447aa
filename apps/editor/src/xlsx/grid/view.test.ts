import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import { defaultFormat } from '../workbook/style.ts';
import { lastColumn, lastRow } from '../workbook/workbook.ts';
import { createAxisSizes, findVisible } from './axis-sizes.ts';
import { computeTextWidth, createCellStyle, toCanvasFont } from './cell-style.ts';
import { findNextCell, jumpToEdge } from './next-cell.ts';
import {
  convertPixelsToHeight,
  convertPixelsToWidth,
  convertWidthToPixels,
  getColumnSizes,
  getRowSizes,
} from './row-and-column-sizes.ts';
import { computeBox, computeLayout, findCellAtPosition, findResizeEdge, scrollToShow } from './view.ts';

const sizes = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 30 });

it('rows or columns follow each other without gaps, and indexAt finds each of them', () => {
  fc.assert(
    fc.property(sizes, fc.nat(40), (sizeList, defaultSize) => {
      const lines = createAxisSizes(new Map(sizeList.entries()), defaultSize, sizeList.length);
      const starts = sizeList.map((_, at) => sizeList.slice(0, at).reduce((sum, size) => sum + size, 0));
      expect(sizeList.map((_, at) => lines.start(at))).toEqual(starts);
      const visibleIndexes = sizeList.flatMap((size, at) => (size > 0 ? [at] : []));
      expect(visibleIndexes.map((at) => lines.indexAt((starts[at] ?? 0) + (sizeList[at] ?? 0) - 1))).toEqual(
        visibleIndexes,
      );
    }),
  );
});

it('findVisible skips hidden rows and stops at the last visible one', () => {
  const lines = createAxisSizes(
    new Map([
      [1, 0],
      [2, 0],
      [5, 0],
    ]),
    20,
    6,
  );
  expect([
    findVisible(lines, 1, 1),
    findVisible(lines, 2, -1),
    findVisible(lines, 5, 1),
    findVisible(lines, 3, 1),
  ]).toEqual([3, 0, 4, 3]);
});

it.each([
  ['the edge after its row', 98, 4],
  ['the edge before its row', 81, 3],
  ['no edge', 90, null],
  ['no edge before the first row', 1, null],
])('findResizeEdge returns %s', (_, pixels, expected) => {
  expect(findResizeEdge(createAxisSizes(new Map(), 20, 10), pixels)).toBe(expected);
});

const sizedWorkbook = applyAll(
  createWorkbook({}),
  { kind: 'size', sheet: 1, axis: 'columns', from: 1, to: 2, size: 30 },
  { kind: 'hide', sheet: 1, axis: 'columns', from: 2, to: 2, isHidden: true },
);

it('getColumnSizes returns the stored widths, and zero for hidden columns', () => {
  const columns = getColumnSizes(sizedWorkbook, getFirstSheet(sizedWorkbook));
  expect([0, 1, 2, 3].map((column) => columns.size(column))).toEqual([64, 223, 0, 64]);
  expect(columns.count).toBe(lastColumn + 1);
});

it.each([
  ['Times New Roman', 12, [69, 240]],
  ['Arial', 10, [64, 222]],
  ['Courier New', 10, [69, 240]],
])('columns are as wide as the digits of the font of the workbook: %s %i', (font, size, expected) => {
  const workbook = { styles: [{ format: { ...defaultFormat, font, size } }] };
  // The same columns were measured with another font before.
  getColumnSizes(sizedWorkbook, getFirstSheet(sizedWorkbook));
  const columns = getColumnSizes(workbook, getFirstSheet(sizedWorkbook));
  expect([0, 1].map((column) => columns.size(column))).toEqual(expected);
});

it('rows with large or wrapped text are higher than the default', () => {
  const workbook = applyAll(
    createWorkbook({ A1: 'word', A2: 'one\ntwo\nthree' }),
    { kind: 'look', sheet: 1, areas: [toArea('A2')], patch: { wraps: true } },
    { kind: 'look', sheet: 1, areas: [toArea('A1')], patch: { size: 40 } },
  );
  const lines = getRowSizes(workbook, getFirstSheet(workbook), 100);
  expect(lines.size(0)).toBeGreaterThan(60);
  expect(lines.size(1)).toBeGreaterThan(50);
  expect(lines.size(2)).toBe(20);
});

it('a width survives the conversion from pixels to characters and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 2000 }), (pixels) => {
      expect(convertWidthToPixels(convertPixelsToWidth(pixels, 7.43), 7.43)).toBe(pixels);
      expect(Math.abs((convertPixelsToHeight(pixels) * 96) / 72 - pixels)).toBeLessThan(0.5);
    }),
  );
});

describe('the view of a sheet', () => {
  const sheet = getFirstSheet(
    applyAll(createWorkbook({}), { kind: 'freeze', sheet: 1, rows: 1, columns: 1 }),
  );
  const lines = { rows: createAxisSizes(new Map(), 20, 1000), columns: createAxisSizes(new Map(), 50, 200) };
  const layout = (x = 0, y = 0, from = sheet) =>
    computeLayout(from, lines, { width: 640, height: 424, x, y });
  const scroll = fc.integer({ min: 0, max: 5000 });
  const place = fc.record({ row: fc.nat(999), column: fc.nat(199) });

  it('scrollToShow makes a cell visible, and does not scroll to a visible one', () => {
    fc.assert(
      fc.property(scroll, scroll, place, (x, y, requested) => {
        const to = scrollToShow(layout(x, y), requested);
        const visibleIndexes = layout(to.x, to.y);
        const box = computeBox(visibleIndexes, {
          top: requested.row,
          bottom: requested.row,
          left: requested.column,
          right: requested.column,
        });
        expect(box.left).toBeGreaterThanOrEqual(visibleIndexes.headingWidth);
        expect(box.top).toBeGreaterThanOrEqual(24);
        expect(box.left + box.width).toBeLessThanOrEqual(640);
        expect(box.top + box.height).toBeLessThanOrEqual(424);
        expect(scrollToShow(visibleIndexes, requested)).toEqual(to);
      }),
    );
  });

  it('cellAtPosition finds the cell whose box contains the point', () => {
    fc.assert(
      fc.property(scroll, scroll, place, (x, y, requested) => {
        const to = scrollToShow(layout(x, y), requested);
        const visibleIndexes = layout(to.x, to.y);
        const box = computeBox(visibleIndexes, {
          top: requested.row,
          bottom: requested.row,
          left: requested.column,
          right: requested.column,
        });
        expect(findCellAtPosition(visibleIndexes, box.left + 1, box.top + 1)).toEqual(requested);
      }),
    );
  });

  it('frozen rows and columns stay in place and are not part of the scrolled range', () => {
    const visibleIndexes = layout(500, 300);
    expect(computeBox(visibleIndexes, toArea('A1'))).toMatchObject({
      left: visibleIndexes.headingWidth,
      top: 24,
    });
    expect(visibleIndexes.range.top).toBeGreaterThanOrEqual(1);
    expect(visibleIndexes.range.left).toBeGreaterThanOrEqual(1);
  });

  it('frozen rows and columns that would fill the view are not frozen', () => {
    const many = getFirstSheet(
      applyAll(createWorkbook({}), { kind: 'freeze', sheet: 1, rows: 30, columns: 30 }),
    );
    expect(layout(0, 0, many).frozen).toEqual({ rows: 0, columns: 0, width: 0, height: 0 });
  });
});

describe('a step with the arrow keys', () => {
  const workbook = applyAll(
    createWorkbook({ B2: 1, B3: 2, B4: 3, B8: 4, D2: 5 }),
    { kind: 'merge', sheet: 1, area: toArea('F2:G3') },
    { kind: 'hide', sheet: 1, axis: 'rows', from: 4, to: 5, isHidden: true },
  );
  const sheet = getFirstSheet(workbook);
  const lines = { rows: getRowSizes(workbook, sheet, 100), columns: getColumnSizes(workbook, sheet) };
  const [down, up, right, left] = [
    { rows: 1, columns: 0 },
    { rows: -1, columns: 0 },
    { rows: 0, columns: 1 },
    { rows: 0, columns: -1 },
  ] as const;
  const at = (name: string) => ({ row: toArea(name).top, column: toArea(name).left });

  it.each([
    ['goes to the next cell', 'B2', down, 'B3'],
    ['skips hidden rows', 'B4', down, 'B7'],
    ['skips hidden rows backwards', 'B7', up, 'B4'],
    ['leaves merged cells downwards', 'F2', down, 'F4'],
    ['leaves merged cells sideways', 'F2', right, 'H2'],
    ['stays in the first row', 'A1', up, 'A1'],
    ['stays in the first column', 'A5', left, 'A5'],
  ] as const)('findNextCell %s', (_, from, step, expected) => {
    expect(findNextCell(sheet, lines, at(from), step)).toEqual(at(expected));
  });

  it.each([
    ['to the end of the filled cells', 'B2', down, 'B4'],
    ['to the next filled cell after a gap', 'B4', down, 'B8'],
    ['to the next filled cell in the row', 'B2', right, 'D2'],
    ['back to the first filled cell', 'B4', up, 'B2'],
    ['to the last row', 'B8', down, `B${lastRow + 1}`],
    ['to the first column', 'D9', left, 'A9'],
  ] as const)('jumpToEdge goes %s', (_, from, step, expected) => {
    expect(jumpToEdge(sheet, at(from), step)).toEqual(at(expected));
  });
});

it.each([
  [
    { isBold: true, isItalic: true },
    { fontWeight: 700, fontStyle: 'italic' },
  ],
  [{ isUnderlined: true, isStruck: true }, { textDecoration: 'underline line-through' }],
  [{ fill: 'FFEE00' }, { background: '#FFEE00', color: '#1c2024' }],
  [{ fill: '102030' }, { background: '#102030', color: '#ffffff' }],
  [{ colour: 'AA0000' }, { color: '#AA0000' }],
  [{ align: 'right' as const }, { justifyContent: 'flex-end', textAlign: 'right' }],
  [{ vertical: 'top' as const }, { alignItems: 'flex-start' }],
  [{ indent: 2 }, { paddingInlineStart: '20px' }],
  [{ font: 'Georgia"x' }, { fontFamily: '"Georgiax", "Arimo", sans-serif' }],
])('the CSS of the cell format %j contains %j', (format, expected) => {
  expect(createCellStyle({ ...defaultFormat, ...format }, null, false)).toMatchObject(expected);
});

it('the CSS of the default format is empty', () => {
  expect(createCellStyle(defaultFormat, null, true)).toEqual({});
});

it('dark text is lightened in the dark theme, unless the cell has a fill', () => {
  const dark = { ...defaultFormat, colour: '101010' };
  expect(createCellStyle(dark, null, true).color).toContain('white');
  expect(createCellStyle({ ...dark, fill: 'FFFFFF' }, null, true).color).toBe('#101010');
});

it('the colour of the number format overrides the text colour', () => {
  const shown = { text: '-1', ends: null, colour: 'red', side: 'end', isNumber: true } as const;
  expect(createCellStyle({ ...defaultFormat, colour: '0000AA' }, shown, false).color).toBe('red');
});

it('the width for text is reduced by borders and the indent', () => {
  const border = { line: 'thick', colour: null } as const;
  const bordered = { ...defaultFormat, borders: { ...defaultFormat.borders, left: border, right: border } };
  expect(computeTextWidth(100, defaultFormat) - computeTextWidth(100, bordered)).toBe(6);
  expect(computeTextWidth(100, defaultFormat) - computeTextWidth(100, { ...defaultFormat, indent: 1 })).toBe(
    9,
  );
  expect(toCanvasFont({ ...defaultFormat, isBold: true })).toMatch(/^700 14\.6\d*px /);
});

it('an indent is on the side on which the text is aligned', () => {
  const indented = { ...defaultFormat, indent: 2 };
  expect(createCellStyle(indented, null, false)).toMatchObject({ paddingInlineStart: '20px' });
  const right = createCellStyle({ ...indented, align: 'right' }, null, false);
  expect(right).toMatchObject({ paddingInlineEnd: '20px' });
  expect(right.paddingInlineStart).toBeUndefined();
});

it('a column without a width has room for the digits that the sheet says', () => {
  const sheet = { ...getFirstSheet(createWorkbook({})), baseWidth: 10 };
  expect(getColumnSizes(createWorkbook({}), sheet).size(5)).toBe(79);
});
