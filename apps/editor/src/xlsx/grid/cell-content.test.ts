import { expect, it } from 'vitest';
import { createConditionalFormats } from '../conditional/conditional-formats.ts';
import { applyAll, createWorkbook, getFirstSheet, now, toArea } from '../testing/cells.ts';
import type { Edit } from '../workbook/edits.ts';
import type { Borders, CellFormatPatch } from '../workbook/style.ts';
import { getCell, type Workbook } from '../workbook/workbook.ts';
import { createCellContent, createMergedContent, type TextContext } from './cell-content.ts';
import { getColumnSizes } from './row-and-column-sizes.ts';

const contextOf = (workbook: Workbook): TextContext => {
  const sheet = getFirstSheet(workbook);
  return {
    sheet,
    styles: workbook.styles,
    columns: getColumnSizes(workbook, sheet),
    lang: 'en',
    is1904: false,
    textWidth: () => 0,
    conditionalFormats: createConditionalFormats(workbook, sheet, now),
  };
};

const setBorders = (name: string, borders: Partial<Borders>): Edit => ({
  kind: 'look',
  sheet: 1,
  areas: [toArea(name)],
  patch: { borders },
});
const [thin, thick] = (['thin', 'thick'] as const).map((line) => ({ line, colour: null }));

it('merged cells have the borders of the first on the left and above, and of the last on the right and below', () => {
  const workbook = applyAll(
    createWorkbook({ A1: 'word' }),
    setBorders('A1', { left: thin ?? null, right: thin ?? null }),
    setBorders('C1', { right: thick ?? null }),
    setBorders('A2', { bottom: thick ?? null }),
  );
  const { text, format } = createMergedContent(contextOf(workbook), toArea('A1:C2'), 200);
  expect(text).toBe('word');
  expect(format.borders).toEqual({ top: null, left: thin, right: thick, bottom: thick });
});

const longText = `begin${'x'.repeat(32_000)}end`;

it.each<[string, CellFormatPatch, RegExp]>([
  ['on the left', {}, /^beginx+$/],
  ['on the right', { align: 'right' }, /^x+end$/],
  ['in the middle', { align: 'center' }, /^x+$/],
])('of a long text %s only the letters are drawn that can be seen', (_, patch, expected) => {
  const edit: Edit = { kind: 'look', sheet: 1, areas: [toArea('A1')], patch };
  const workbook = applyAll(createWorkbook({ A1: longText }), edit);
  const address = { row: 0, column: 0 };
  const cell = getCell(getFirstSheet(workbook), address);
  const { text, fullText } = createCellContent(contextOf(workbook), address, { cell, width: 64 });
  expect(text).toMatch(expected);
  expect(text.length).toBeLessThan(2000);
  expect(fullText).toBe(longText);
});

it('a long text that wraps is drawn as a whole', () => {
  const edit: Edit = { kind: 'look', sheet: 1, areas: [toArea('A1')], patch: { wraps: true } };
  const workbook = applyAll(createWorkbook({ A1: longText }), edit);
  const address = { row: 0, column: 0 };
  const cell = getCell(getFirstSheet(workbook), address);
  expect(createCellContent(contextOf(workbook), address, { cell, width: 64 }).text).toBe(longText);
});
