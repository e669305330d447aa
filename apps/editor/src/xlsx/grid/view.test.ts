import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAll, areaOf, firstOf, workbookWith } from '../testing/cells.ts';
import { defaultFormat } from '../workbook/style.ts';
import { lastColumn, lastRow } from '../workbook/workbook.ts';
import { createAxisSizes, findVisible } from './axis-sizes.ts';
import { cellStyle, computeTextWidth, toCanvasFont } from './cell-style.ts';
import { findNextCell, jumpToEdge } from './next-cell.ts';
import {
  getColumnSizes,
  getRowSizes,
  pixelsToHeight,
  pixelsToWidth,
  widthToPixels,
} from './row-and-column-sizes.ts';
import { cellAtPosition, computeBox, computeLayout, findResizeEdge, scrollToShow } from './view.ts';

const sizes = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 30 });

it('the lines of a sheet stand one behind another, and each is found at each of its pixels', () => {
  fc.assert(
    fc.property(sizes, fc.nat(40), (own, plain) => {
      const lines = createAxisSizes(new Map(own.entries()), plain, own.length);
      const starts = own.map((_, at) => own.slice(0, at).reduce((sum, size) => sum + size, 0));
      expect(own.map((_, at) => lines.start(at))).toEqual(starts);
      const seen = own.flatMap((size, at) => (size > 0 ? [at] : []));
      expect(seen.map((at) => lines.indexAt((starts[at] ?? 0) + (own[at] ?? 0) - 1))).toEqual(seen);
    }),
  );
});

it('the lines of a sheet that are hidden are stepped over, and the last that is seen is the last', () => {
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
  ['the edge behind it', 98, 4],
  ['the edge before it', 81, 3],
  ['no edge', 90, null],
  ['no edge before the first', 1, null],
])('the lines of a sheet have %s under the pointer', (_, pixels, expected) => {
  expect(findResizeEdge(createAxisSizes(new Map(), 20, 10), pixels)).toBe(expected);
});

it('the lines of a sheet have the widths that the sheet says, and hidden columns none', () => {
  const sheet = firstOf(
    applyAll(
      workbookWith({}),
      { kind: 'size', sheet: 1, axis: 'columns', from: 1, to: 2, size: 30 },
      { kind: 'hide', sheet: 1, axis: 'columns', from: 2, to: 2, isHidden: true },
    ),
  );
  const columns = getColumnSizes(sheet);
  expect([0, 1, 2, 3].map((column) => columns.size(column))).toEqual([64, 210, 0, 64]);
  expect(columns.count).toBe(lastColumn + 1);
});

it('the lines of a sheet are as high as their words, in large letters and on several lines', () => {
  const workbook = applyAll(
    workbookWith({ A1: 'word', A2: 'one\ntwo\nthree' }),
    { kind: 'look', sheet: 1, areas: [areaOf('A2')], patch: { wraps: true } },
    { kind: 'look', sheet: 1, areas: [areaOf('A1')], patch: { size: 40 } },
  );
  const lines = getRowSizes(workbook, firstOf(workbook), 100);
  expect(lines.size(0)).toBeGreaterThan(60);
  expect(lines.size(1)).toBeGreaterThan(50);
  expect(lines.size(2)).toBe(20);
});

it('the lines of a sheet keep their size from pixels to characters and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 2000 }), (pixels) => {
      expect(widthToPixels(pixelsToWidth(pixels))).toBe(pixels);
      expect(Math.abs((pixelsToHeight(pixels) * 96) / 72 - pixels)).toBeLessThan(0.5);
    }),
  );
});

describe('the view of a sheet', () => {
  const sheet = firstOf(applyAll(workbookWith({}), { kind: 'freeze', sheet: 1, rows: 1, columns: 1 }));
  const lines = { rows: createAxisSizes(new Map(), 20, 1000), columns: createAxisSizes(new Map(), 50, 200) };
  const layout = (x = 0, y = 0, from = sheet) =>
    computeLayout(from, lines, { width: 640, height: 424, x, y });
  const scroll = fc.integer({ min: 0, max: 5000 });
  const place = fc.record({ row: fc.nat(999), column: fc.nat(199) });

  it('the view of a sheet has a cell in sight after it was scrolled to it, and is not scrolled where it is', () => {
    fc.assert(
      fc.property(scroll, scroll, place, (x, y, requested) => {
        const to = scrollToShow(layout(x, y), requested);
        const seen = layout(to.x, to.y);
        const box = computeBox(seen, {
          top: requested.row,
          bottom: requested.row,
          left: requested.column,
          right: requested.column,
        });
        expect(box.left).toBeGreaterThanOrEqual(seen.headingWidth);
        expect(box.top).toBeGreaterThanOrEqual(24);
        expect(box.left + box.width).toBeLessThanOrEqual(640);
        expect(box.top + box.height).toBeLessThanOrEqual(424);
        expect(scrollToShow(seen, requested)).toEqual(to);
      }),
    );
  });

  it('the view of a sheet has the cell under the pointer where the cell is drawn', () => {
    fc.assert(
      fc.property(scroll, scroll, place, (x, y, requested) => {
        const to = scrollToShow(layout(x, y), requested);
        const seen = layout(to.x, to.y);
        const box = computeBox(seen, {
          top: requested.row,
          bottom: requested.row,
          left: requested.column,
          right: requested.column,
        });
        expect(cellAtPosition(seen, box.left + 1, box.top + 1)).toEqual(requested);
      }),
    );
  });

  it('the view of a sheet keeps frozen lines where they are, and draws none of them a second time', () => {
    const seen = layout(500, 300);
    expect(computeBox(seen, areaOf('A1'))).toMatchObject({ left: seen.headingWidth, top: 24 });
    expect(seen.range.top).toBeGreaterThanOrEqual(1);
    expect(seen.range.left).toBeGreaterThanOrEqual(1);
  });

  it('the view of a sheet lets lines go that would leave no room for others', () => {
    const many = firstOf(applyAll(workbookWith({}), { kind: 'freeze', sheet: 1, rows: 30, columns: 30 }));
    expect(layout(0, 0, many).frozen).toEqual({ rows: 0, columns: 0, width: 0, height: 0 });
  });
});

describe('a step with the arrow keys', () => {
  const workbook = applyAll(
    workbookWith({ B2: 1, B3: 2, B4: 3, B8: 4, D2: 5 }),
    { kind: 'merge', sheet: 1, area: areaOf('F2:G3') },
    { kind: 'hide', sheet: 1, axis: 'rows', from: 4, to: 5, isHidden: true },
  );
  const sheet = firstOf(workbook);
  const lines = { rows: getRowSizes(workbook, sheet, 100), columns: getColumnSizes(sheet) };
  const [down, up, right, left] = [
    { rows: 1, columns: 0 },
    { rows: -1, columns: 0 },
    { rows: 0, columns: 1 },
    { rows: 0, columns: -1 },
  ] as const;
  const at = (name: string) => ({ row: areaOf(name).top, column: areaOf(name).left });

  it.each([
    ['goes to the next cell', 'B2', down, 'B3'],
    ['goes over hidden rows', 'B4', down, 'B7'],
    ['goes back over hidden rows', 'B7', up, 'B4'],
    ['leaves merged cells at their end', 'F2', down, 'F4'],
    ['leaves merged cells to the side', 'F2', right, 'H2'],
    ['stays at the beginning', 'A1', up, 'A1'],
    ['stays at the first column', 'A5', left, 'A5'],
  ] as const)('a step with the arrow keys %s', (_, from, step, expected) => {
    expect(findNextCell(sheet, lines, at(from), step)).toEqual(at(expected));
  });

  it.each([
    ['to the end of what is written', 'B2', down, 'B4'],
    ['to where it begins again', 'B4', down, 'B8'],
    ['to the next that is written', 'B2', right, 'D2'],
    ['back to its beginning', 'B4', up, 'B2'],
    ['to the last row', 'B8', down, `B${lastRow + 1}`],
    ['to the first column', 'D9', left, 'A9'],
  ] as const)('a step with the arrow keys that jumps goes %s', (_, from, step, expected) => {
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
  [{ indent: 2 }, { paddingInlineStart: '22px' }],
  [{ font: 'Georgia"x' }, { fontFamily: '"Georgiax", Carlito, sans-serif' }],
])('the style of a cell as it is drawn with %j is %j', (format, expected) => {
  expect(cellStyle({ ...defaultFormat, ...format }, null, false)).toMatchObject(expected);
});

it('the style of a cell as it is drawn is plain where nothing was said', () => {
  expect(cellStyle(defaultFormat, null, true)).toEqual({});
});

it('the style of a cell as it is drawn lightens dark letters on a dark page, unless they have a ground of their own', () => {
  const dark = { ...defaultFormat, colour: '101010' };
  expect(cellStyle(dark, null, true).color).toContain('white');
  expect(cellStyle({ ...dark, fill: 'FFFFFF' }, null, true).color).toBe('#101010');
});

it('the style of a cell as it is drawn has the colour of the format before its own', () => {
  const shown = { text: '-1', colour: 'red', side: 'end', isNumber: true } as const;
  expect(cellStyle({ ...defaultFormat, colour: '0000AA' }, shown, false).color).toBe('red');
});

it('the style of a cell as it is drawn leaves the room for words that padding and borders do not take', () => {
  const border = { line: 'thick', colour: null } as const;
  const bordered = { ...defaultFormat, borders: { ...defaultFormat.borders, left: border, right: border } };
  expect(computeTextWidth(100, defaultFormat) - computeTextWidth(100, bordered)).toBe(6);
  expect(computeTextWidth(100, defaultFormat) - computeTextWidth(100, { ...defaultFormat, indent: 1 })).toBe(
    10,
  );
  expect(toCanvasFont({ ...defaultFormat, isBold: true })).toMatch(/^700 13px /);
});
