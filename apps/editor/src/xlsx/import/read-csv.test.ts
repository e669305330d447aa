import { expect, it } from 'vitest';
import { formatAt } from '../editing/workbook-editing.ts';
import { applyAll, createWorkbook, getFirstSheet, getValueAt } from '../testing/cells.ts';
import { createImportEdit } from './create-import-edit.ts';
import { decodeCsv, detectDelimiter, parseCsv } from './read-csv.ts';

it.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r\n"1;5";2\r\n',
    [
      ['a', 'b'],
      ['1;5', '2'],
    ],
  ],
  [
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['sep=|\na,b|c', [['a,b', 'c']]],
  [
    '"say ""hi""",x\n"two\nlines",y',
    [
      ['say "hi"', 'x'],
      ['two\nlines', 'y'],
    ],
  ],
  ['a,b\n\nc,d', [['a', 'b'], [], ['c', 'd']]],
  ['one\ntwo', [['one'], ['two']]],
  ['"open', [['open']]],
  ['', []],
])('the text %j has the fields %j', (text, rows) => {
  expect(parseCsv(text).rows).toEqual(rows);
});

it.each([
  ['Name;Price\nTea;1,50\nMilk;0,99', ';'],
  ['Name,Price\nTea,1.50\nMilk,0.99', ','],
  ['a b\nc d', ','],
])('the delimiter of %j is %j', (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

it('a file is read as UTF-8, UTF-16 or Windows-1252', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0xc4, 0x00, 0x70, 0x00]);
  const windows = new Uint8Array([0xc4, 0x70, 0x80]);
  const utf8 = new TextEncoder().encode('\ufeffÄp€');
  expect([utf16, windows, utf8].map(decodeCsv)).toEqual(['Äp', 'Äp€', 'Äp€']);
});

it('fields become numbers, dates and texts, and a formula stays a text', () => {
  const content = parseCsv('Day;Price;Code\n2026-11-23;1,5;007\n2026-11-24;2,5;=1+1');
  const before = createWorkbook({ A1: 'x' });
  const edit = createImportEdit(
    { sheet: getFirstSheet(before), start: { row: 1, column: 1 }, lang: 'en-GB' },
    content,
  );
  const workbook = applyAll(before, edit ?? { kind: 'nothing' });
  const at = (name: string) => getValueAt(workbook, name);
  expect([at('B2'), at('B3'), at('C3'), at('D3'), at('C4'), at('D4')]).toEqual([
    'Day',
    46349,
    1.5,
    '007',
    2.5,
    '=1+1',
  ]);
  const { format } = formatAt(workbook, getFirstSheet(workbook), { row: 3, column: 1 });
  expect(format).toMatch(/yyyy/);
  // A date needs more room than a column has at first.
  expect(getFirstSheet(workbook).columns).toMatchObject([{ from: 1, to: 1, width: 12 }]);
});
