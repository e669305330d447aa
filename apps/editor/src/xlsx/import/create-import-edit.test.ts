import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAt } from '../editing/workbook-editing.ts';
import { applyAll, createWorkbook, getFirstSheet, getValueAt } from '../testing/cells.ts';
import { findRefusal } from '../workbook/refusals.ts';
import { lastRow, maxTextLength, type Value } from '../workbook/workbook.ts';
import { createImportEdit, maxImportedCells } from './create-import-edit.ts';
import { parseCsv } from './read-csv.ts';

const empty = createWorkbook({});
const origin = { row: 0, column: 0 };

const target = { sheet: getFirstSheet(empty), start: origin, lang: 'en-GB' };

function importField(field: string, hasDecimalComma = false, lang = 'en-GB') {
  const edit = createImportEdit({ ...target, lang }, { rows: [[field]], hasDecimalComma });
  return applyAll(empty, edit ?? { kind: 'nothing' });
}

it.each<[string, boolean, Value | undefined]>([
  ['1.5', false, 1.5],
  ['1,5', true, 1.5],
  ['-3', false, -3],
  ['007', false, '007'],
  ['٠٠٧', false, '٠٠٧'],
  ['-007', false, '-007'],
  ['0', false, 0],
  ['0.5', false, 0.5],
  ['=1+1', false, '=1+1'],
  [' =1+1', false, ' =1+1'],
  ['@SUM(A1)', false, '@SUM(A1)'],
  ["'x", false, "'x"],
  ['TRUE', false, true],
  ['WAHR', true, true],
  ['😀', false, '😀'],
  ['', false, undefined],
])('the field %j with a decimal comma, %j, becomes %j', (field, hasDecimalComma, expected) => {
  expect(getValueAt(importField(field, hasDecimalComma), 'A1')).toEqual(expected);
});

it.each<[string, boolean, string, Value]>([
  ['VRAI', true, 'fr', true],
  ['1 234,50', true, 'fr', 1234.5],
  ['1\u202f234,50', true, 'fr-CA', 1234.5],
  ['FALSO', true, 'es', false],
  ['1,234.50', false, 'fr', 1234.5],
  ['1.234,50', true, 'es-MX', 1234.5],
  ['1.234,50', true, 'en-US', 1234.5],
])(
  'the field %j with a decimal comma, %j, of a reader in %s becomes %j',
  (field, isComma, lang, expected) => {
    expect(getValueAt(importField(field, isComma, lang), 'A1')).toEqual(expected);
  },
);

it('a French file is read in the language of its reader', () => {
  const content = parseCsv('Nom;Prix;Payé\nAda;1 234,50;VRAI');
  const workbook = applyAll(
    empty,
    createImportEdit({ ...target, lang: 'fr' }, content) ?? { kind: 'nothing' },
  );
  expect([getValueAt(workbook, 'B2'), getValueAt(workbook, 'C2')]).toEqual([1234.5, true]);
});

it('a field longer than the text of a cell is cut off', () => {
  const value = getValueAt(importField('x'.repeat(maxTextLength + 5)), 'A1');
  expect(value).toBe('x'.repeat(maxTextLength));
});

it('no field of a file becomes a formula', () => {
  const field = fc.tuple(
    fc.constantFrom('', ' ', '\t', '+', '-', "'"),
    fc.constantFrom('=', '+', '-', '@'),
    fc.constantFrom('1+1', 'A1', 'SUM(A1)'),
  );
  fc.assert(
    fc.property(field, (parts) => {
      const cell = getFirstSheet(importField(parts.join('')))
        .rows.get(0)
        ?.cells.get(0);
      expect(cell?.formula).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

it('percentages and dates have the format in which they were written', () => {
  const content = parseCsv('50%,2026-11-23\n25%,2026-11-24');
  const edit = createImportEdit(target, content);
  const workbook = applyAll(empty, edit ?? { kind: 'nothing' });
  const sheet = getFirstSheet(workbook);
  expect([getValueAt(workbook, 'A1'), getValueAt(workbook, 'A2'), getValueAt(workbook, 'B2')]).toEqual([
    0.5, 0.25, 46_350,
  ]);
  const formats = [0, 1].map((column) => formatAt(workbook, sheet, { row: 1, column }).format);
  expect(formats[0]).toContain('%');
  expect(formats[1]).toContain('yy');
});

it('cells below each other share one change of their format', () => {
  const rows = ['50%', '25%', 'x', '10%'].map((field) => [field, '1']);
  const edit = createImportEdit(
    { ...target, start: { row: 2, column: 1 } },
    { rows, hasDecimalComma: false },
  );
  const looks = edit?.kind === 'many' ? edit.edits.filter(({ kind }) => kind === 'look') : [];
  expect(looks).toMatchObject([
    {
      areas: [
        { top: 2, bottom: 3, left: 1, right: 1 },
        { top: 5, bottom: 5, left: 1, right: 1 },
      ],
    },
  ]);
});

it.each([
  ['a long number', '123456789012', null, [{ from: 0, to: 0, width: 14 }]],
  ['a short number', '12', null, []],
  ['a long text', 'a text of many words', null, []],
  ['a long number in a column of a set width', '123456789012', 5, [{ from: 0, to: 0, width: 5 }]],
])('a column is widened only for %s', (_, field, width, expected) => {
  const before =
    width === null
      ? empty
      : applyAll(empty, { kind: 'size', sheet: 1, axis: 'columns', from: 0, to: 0, size: width });
  const edit = createImportEdit(
    { ...target, sheet: getFirstSheet(before) },
    { rows: [[field]], hasDecimalComma: false },
  );
  expect(getFirstSheet(applyAll(before, edit ?? { kind: 'nothing' })).columns).toMatchObject(expected);
});

it('empty fields keep what the cells contain', () => {
  const before = createWorkbook({ A1: 'kept', B1: 'old' });
  const edit = createImportEdit(
    { ...target, sheet: getFirstSheet(before) },
    {
      rows: [['', 'new']],
      hasDecimalComma: false,
    },
  );
  const after = applyAll(before, edit ?? { kind: 'nothing' });
  expect([getValueAt(after, 'A1'), getValueAt(after, 'B1')]).toEqual(['kept', 'new']);
});

it('a file that does not fit above the end of the sheet is refused', () => {
  const rows = [['a'], ['b']];
  const edit = createImportEdit(
    { ...target, start: { row: lastRow, column: 0 } },
    { rows, hasDecimalComma: false },
  );
  expect(edit === null ? null : findRefusal(empty, edit)).toEqual({ reason: 'full' });
});

it('a file with exactly as many cells as the limit is imported', () => {
  const row = Array.from({ length: 1000 }, () => '');
  const rows = Array.from({ length: maxImportedCells / 1000 }, () => row);
  const create = (all: string[][]) => createImportEdit(target, { rows: all, hasDecimalComma: false });
  expect([create(rows) === null, create([...rows, ['']]) === null]).toEqual([false, true]);
});
