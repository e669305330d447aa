import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import { createPrintContext } from '../testing/print-context.ts';
import { createRichEdit } from '../testing/rich-text.ts';
import { type CellFormat, type CellFormatPatch, defaultFormat } from '../workbook/style.ts';
import { getCell, type Workbook } from '../workbook/workbook.ts';
import { computeCellOverflow, createCellContent, type TextContext } from './cell-content.ts';
import { createContentStyle, createRunStyle, createTypedRunStyle } from './cell-style.ts';
import { getRowSizes } from './row-and-column-sizes.ts';
import { findDrawnRuns } from './TypedRuns.tsx';

const first = { row: 0, column: 0 };

/** A workbook with a text in A1 of which the characters from an index on have another format. */
function createRichCell(text: string, start: number, patch: CellFormatPatch): Workbook {
  const range = { start, end: text.length };
  return applyAll(createWorkbook({}), createRichEdit(first, text, { range, patch }));
}

/** Each character is as wide as its size. */
const textWidth = (text: string, format: CellFormat): number => text.length * format.size;

function createContent(workbook: Workbook) {
  const sheet = getFirstSheet(workbook);
  const context: TextContext = { ...createPrintContext(workbook, sheet), textWidth };
  const cell = getCell(sheet, first);
  if (cell === undefined) throw new Error('The cell is empty.');
  const content = createCellContent(context, first, { cell, width: 64 });
  const cells = sheet.rows.get(0)?.cells ?? new Map();
  return { content, overflow: computeCellOverflow(context, first, { cell, content, cells, merges: [] }) };
}

it('a text with larger characters runs on further', () => {
  const small = createContent(createRichCell('one two three four', 4, { isBold: true }));
  const large = createContent(createRichCell('one two three four', 4, { size: 21 }));
  expect(small.content.runs?.map(({ length }) => length)).toEqual([4, 14]);
  expect((large.overflow?.right ?? 0) - (small.overflow?.right ?? 0)).toBe(14 * 10);
});

it('of a long text the runs of the letters are drawn that can be seen', () => {
  const { content } = createContent(createRichCell('x'.repeat(32_000), 1, { isBold: true }));
  const lengths = content.runs?.map(({ length }) => length) ?? [];
  expect(lengths).toEqual([1, content.text.length - 1]);
});

it('a text that a number format changes is drawn without its runs', () => {
  const workbook = applyAll(createRichCell('one two', 4, { isBold: true }), {
    kind: 'look',
    sheet: 1,
    areas: [toArea('A1')],
    patch: { format: '"<"@">"' },
  });
  expect(createContent(workbook).content).toMatchObject({ text: '<one two>', runs: null });
});

it('a row is as high as the largest characters in it', () => {
  const heightOf = (workbook: Workbook): number => getRowSizes(workbook, getFirstSheet(workbook), 1).size(0);
  expect(heightOf(createRichCell('one two', 4, { size: 30 }))).toBeGreaterThan(40);
  expect(heightOf(createRichCell('one two', 4, { isBold: true }))).toBe(20);
});

it('of several lines only one is taken to have the largest characters', () => {
  const wraps: CellFormatPatch = { wraps: true };
  const heightOf = (size: number): number => {
    const rich = createRichCell(`${'small words '.repeat(3)}large`, 36, { size });
    const workbook = applyAll(rich, { kind: 'look', sheet: 1, areas: [toArea('A1')], patch: wraps });
    return getRowSizes(workbook, getFirstSheet(workbook), 1).size(0);
  };
  expect(heightOf(30) - heightOf(11)).toBeLessThan(120);
});

it('the lines of a cell are drawn by its runs', () => {
  const format = { ...defaultFormat, isUnderlined: true };
  const displayText = null;
  expect(createContentStyle({ format, displayText, runs: null }, false).textDecoration).toBe('underline');
  expect(createContentStyle({ format, displayText, runs: [] }, false).textDecoration).toBeUndefined();
  expect(createRunStyle(format, false).textDecoration).toBe('underline');
});

it('a run without colour on a dark fill is white, and a dark one is lightened in the dark theme', () => {
  expect(createRunStyle({ ...defaultFormat, fill: '203864' }, false).color).toBe('#ffffff');
  expect(createRunStyle({ ...defaultFormat, colour: '101010' }, true).color).toContain('white');
});

it('the format of a typed part leaves its letters as wide as those of the field', () => {
  const format = {
    ...defaultFormat,
    isBold: true,
    isItalic: true,
    size: 30,
    font: 'Arial',
    colour: 'C00000',
  };
  expect(Object.keys(createTypedRunStyle(format, defaultFormat)).sort()).toEqual([
    'WebkitTextStroke',
    'color',
    'textDecoration',
  ]);
});

it('a bold part of a text that is typed into a bold cell is not made bolder', () => {
  const format = { ...defaultFormat, isBold: true };
  expect(createTypedRunStyle(format, defaultFormat).WebkitTextStroke).toBeDefined();
  expect(createTypedRunStyle(format, format).WebkitTextStroke).toBeUndefined();
});

it('a text of very many parts is typed without their formats', () => {
  const runs = Array.from({ length: 1001 }, () => ({ length: 1, format: null }));
  const text = 'x'.repeat(1001);
  expect(findDrawnRuns({ text })).toBeUndefined();
  expect(findDrawnRuns({ text, runs })).toBeUndefined();
  expect(findDrawnRuns({ text, runs: runs.slice(1) })).toHaveLength(1000);
});

it('a text with formatted parts that becomes a formula is drawn as a formula only', () => {
  const runs = [{ length: 3, format: null }];
  expect(findDrawnRuns({ text: 'abc', runs })).toBe(runs);
  expect(findDrawnRuns({ text: '=abc', runs })).toBeUndefined();
});
