import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillTo } from '../editing/cell-commands.ts';
import { selectArea } from '../editing/workbook-editing.ts';
import { readWorkbook } from '../format/read-workbook.ts';
import { transposeFormula } from '../formula/references.ts';
import { applyAll, createWorkbook, now, toArea } from '../testing/cells.ts';
import { openEditing } from '../testing/editing.ts';
import { createTableWorkbook } from '../testing/table-workbook.ts';
import { formatAddress, formatArea, parseAddress } from '../workbook/area.ts';
import { getCell, lastColumn, lastRow, type Value, type Workbook } from '../workbook/workbook.ts';
import {
  copySelected,
  parseTabSeparated,
  pasteIntoSelection,
  pasteSpecial,
  serializeSelection,
} from './clipboard.ts';

function openCells(workbook: Workbook) {
  const editing = openEditing(workbook);
  const select = (range: string): void => selectArea(editing, toArea(range));
  const getAt = (name: string) =>
    getCell(editing.getView().sheet, parseAddress(name) ?? { row: 0, column: 0 });
  const valueAt = (name: string): Value | undefined => getAt(name)?.value;
  const formulaAt = (name: string): string | undefined => getAt(name)?.formula;
  return { editing, select, valueAt, formulaAt };
}

const serialize = (workbook: Workbook, range: string) => {
  const { editing, select } = openCells(workbook);
  select(range);
  return serializeSelection(editing.getView(), 'en-GB');
};

it.each<[string, string[][]]>([
  [
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\t\tb', [['a', '', 'b']]],
  ['a\t', [['a', '']]],
  ['a\n', [['a'], ['']]],
  ['', [['']]],
  ['"one\ntwo"\tx', [['one\ntwo', 'x']]],
  ['"say ""hi"""', [['say "hi"']]],
  ['""\tx', [['', 'x']]],
  ['"half', [['"half']]],
  ['"a"b\tc', [['"a"b', 'c']]],
  ['5" pipe', [['5" pipe']]],
])('the copied text %j has the cells %j', (text, expected) => {
  expect(parseTabSeparated(text)).toEqual(expected);
});

it('copied cells with any texts are read from the text as they were', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '😀', '<', '&'), maxLength: 6 });
  fc.assert(
    fc.property(fc.tuple(text, text, text, text), ([a, b, c, d]) => {
      const copied = serialize(createWorkbook({ A1: a, B1: b, A2: c, B2: d }), 'A1:B2');
      expect(parseTabSeparated(copied.text)).toEqual([
        [a, b],
        [c, d],
      ]);
    }),
    { numRuns: 40 },
  );
});

it('copied cells are displayed texts, and the table for other programs has no markup of its own', () => {
  const workbook = applyAll(createWorkbook({ A1: 0.5, B1: '<b>&\nx', A2: true }), {
    kind: 'look',
    sheet: 1,
    areas: [toArea('A1')],
    patch: { format: '0%' },
  });
  const { text, html } = serialize(workbook, 'A1:B2');
  expect(text).toBe('50%\t"<b>&\nx"\nTRUE\t');
  expect(html).toBe(
    '<table><tr><td>50%</td><td>&lt;b&gt;&amp;<br>x</td></tr><tr><td>TRUE</td><td></td></tr></table>',
  );
});

it('rows that a filter hides are not copied', () => {
  const workbook = applyAll(
    createWorkbook({ A1: 'Count', A2: 1, A3: 9, A4: 5 }),
    { kind: 'filter', sheet: 1, table: null, area: toArea('A1:A4') },
    {
      kind: 'filterColumn',
      sheet: 1,
      table: null,
      column: 0,
      condition: { kind: 'tests', isAnd: true, tests: [{ operator: 'lessThan', value: '6' }] },
    },
  );
  expect(serialize(workbook, 'A1:A4').text).toBe('Count\n1\n5');
});

it('a copy of whole columns ends with the data', () => {
  expect(serialize(createWorkbook({ B2: 'x', C3: 'y' }), 'B:C').text).toBe('x\t\n\ty');
});

it('cells copied on this page are pasted with formulas that follow them', () => {
  const { editing, select, valueAt, formulaAt } = openCells(createWorkbook({ A1: 2, B1: '=A1*$A$1', A2: 3 }));
  select('B1');
  const copied = copySelected(editing.getView(), 'en-GB');
  select('B2');
  pasteIntoSelection(editing, copied, 'en-GB');
  expect([formulaAt('B2'), valueAt('B2')]).toEqual(['A2*$A$1', 6]);
});

it.each([
  ['C1', 'C1:D2', ['x', 'y', 1, 2]],
  ['C1:F2', 'C1:F2', ['x', 'y', 1, 2]],
  ['C1:E3', 'C1:D2', ['x', 'y', 1, 2]],
  ['C1:D4', 'C1:D4', ['x', 'y', 1, 2]],
])('text pasted into %s fills %s', (selection, filled, expected) => {
  const { editing, select, valueAt } = openCells(createWorkbook({}));
  select(selection);
  expect(pasteIntoSelection(editing, { text: 'x\ty\r\n1\t2\r\n', html: '' }, 'en-GB')).toBe(true);
  expect(['C1', 'D1', 'C2', 'D2'].map(valueAt)).toEqual(expected);
  const { area } = editing.getView();
  expect(formatArea(area)).toBe(filled);
  const corner = formatAddress({ row: area.bottom, column: area.right });
  expect([valueAt(corner), valueAt('G1'), valueAt('C5')]).toEqual([2, undefined, undefined]);
});

it('pasted numbers, dates and formulas are read in the language of the user', () => {
  const { editing, select, valueAt, formulaAt } = openCells(createWorkbook({}));
  select('A1');
  pasteIntoSelection(editing, { text: '1,5\t=SUMME(A1;2)\tWAHR', html: '' }, 'de');
  expect([valueAt('A1'), formulaAt('B1'), valueAt('B1'), valueAt('C1')]).toEqual([
    1.5,
    'SUM(A1,2)',
    3.5,
    true,
  ]);
});

it('a text with more cells than can be pasted is refused', () => {
  const { editing, select, valueAt } = openCells(createWorkbook({}));
  select('A1');
  const text = Array.from({ length: 50_001 }, () => 'x').join('\n');
  expect(pasteIntoSelection(editing, { text, html: '' }, 'en-GB')).toBe(false);
  expect(valueAt('A1')).toBeUndefined();
});

const [from, to] = [
  { row: 0, column: 0 },
  { row: 4, column: 4 },
];

it.each([
  ['B1', 'E6'],
  ['SUM(A1:C1)', 'SUM(E5:E7)'],
  ['$B1', '$B5'],
  ['B$2', 'F$2'],
  ['$B3', '$B7'],
  ['$B$2', '$B$2'],
  ['Other!B1', 'Other!E6'],
  ['A:A', '5:5'],
  [`A${lastRow + 1}`, '#REF!'],
  [`A${lastColumn + 2}`, '#REF!'],
  ["'[b.xlsx]Home'!A1", "'[b.xlsx]Home'!A1"],
  ['"A1"', '"A1"'],
])('the formula %s of A1 is %s when it is transposed to E5', (formula, expected) => {
  expect(transposeFormula(formula, from, to)).toBe(expected);
});

it('a relative reference that is transposed twice in place is the same again', () => {
  const place = fc.record({ row: fc.nat(200), column: fc.nat(200) });
  fc.assert(
    fc.property(place, place, (cell, target) => {
      const formula = `A1+${formatAddress(target)}`;
      const once = transposeFormula(formula, cell, { row: cell.row + 400, column: cell.column + 400 });
      const twice = transposeFormula(once, { row: cell.row + 400, column: cell.column + 400 }, cell);
      expect(twice).toBe(formula);
    }),
  );
});

it('a formula of a table names it outside, and no longer when it comes back', () => {
  const { workbook } = readWorkbook(createTableWorkbook(), now);
  const { editing, select, formulaAt } = openCells(workbook);
  select('C2');
  const copied = copySelected(editing.getView(), 'en-GB');
  for (const to of ['E3', 'C3']) {
    select(to);
    pasteIntoSelection(editing, copied, 'en-GB');
  }
  expect([formulaAt('E3'), formulaAt('C3')]).toEqual(['Sales[@Price]*3', '[@Price]*3']);
  select('F3');
  pasteSpecial(editing, 'formulas');
  expect(formulaAt('F3')).toBe('Sales[@Price]*3');
  select('C2');
  fillTo(editing, toArea('C2:D2'), 'en-GB');
  expect(formulaAt('D2')).toBe('Sales[@Price]*3');
});
