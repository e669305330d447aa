import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, getValueAt, toArea } from '../testing/cells.ts';
import { formatAddress, parseAddress } from '../workbook/area.ts';
import { getCell, type Workbook } from '../workbook/workbook.ts';
import { createReplaceEdit, findCells } from './find-cells.ts';

const plain = { isCaseSensitive: false, isWholeWord: false };
const workbook = createWorkbook({
  C1: 'Apple',
  A1: 'apple pie',
  A2: 'pineapple',
  B3: '=1+1',
  B4: 1234.5,
  A5: 'a.c (x)',
  A6: 'Äpfel',
  A7: '😀 done',
  A8: true,
  A9: '',
});
const findInFirst = (
  query: string,
  options = plain,
  lang = 'en-GB',
  inWorkbook: Workbook = workbook,
): string[] =>
  findCells(inWorkbook, { query, ...options }, lang)
    .filter(({ sheet }) => sheet === 1)
    .map(formatAddress);

it.each<[string, Partial<typeof plain>, string[]]>([
  ['apple', {}, ['A1', 'C1', 'A2']],
  ['Apple', { isCaseSensitive: true }, ['C1']],
  ['apple', { isWholeWord: true }, ['A1', 'C1']],
  ['.c (', {}, ['A5']],
  ['a.c', { isWholeWord: true }, ['A5']],
  ['pfel', { isWholeWord: true }, []],
  ['äpfel', {}, ['A6']],
  ['😀', {}, ['A7']],
  ['1+1', {}, ['B3']],
  ['true', {}, ['A8']],
  ['nothing', {}, []],
  ['', {}, []],
])('the query %j with %j finds %j', (query, options, expected) => {
  expect(findInFirst(query, { ...plain, ...options })).toEqual(expected);
});

it('a cell is found by what it shows and by what was entered', () => {
  const formatted = applyAll(createWorkbook({ A1: 0.25, A2: 2 }), {
    kind: 'look',
    sheet: 1,
    areas: [toArea('A1')],
    patch: { format: '0.00%' },
  });
  expect(findInFirst('25.00%', plain, 'en-GB', formatted)).toEqual(['A1']);
  expect(findInFirst('25,00', plain, 'de', formatted)).toEqual(['A1']);
});

it('hidden sheets are not searched', () => {
  const count = (one: Workbook): number => findCells(one, { query: 'Harvest!B5', ...plain }, 'en-GB').length;
  const hidden = {
    ...workbook,
    sheets: workbook.sheets.map((sheet) =>
      sheet.id === 1 ? sheet : { ...sheet, visibility: 'hidden' as const },
    ),
  };
  expect([count(workbook), count(hidden)]).toEqual([1, 0]);
});

function replaceAll(query: string, replacement: string, options = plain): Workbook | null {
  const found = findCells(workbook, { query, ...options }, 'en-GB');
  const edit = createReplaceEdit(workbook, found, { query, ...options, replacement, lang: 'en-GB' });
  return edit === null ? null : applyAll(workbook, edit);
}

it.each([
  ['apple', 'plum', 'A2', 'pineplum'],
  ['apple', '$&$1', 'C1', '$&$1'],
  ['p', '', 'A1', 'ale ie'],
  ['234', '0', 'B4', 10.5],
  ['Äpfel', '12', 'A6', 12],
  ['😀', '🍎', 'A7', '🍎 done'],
])('%j replaced by %j changes %s to %j', (query, replacement, name, expected) => {
  const replaced = replaceAll(query, replacement);
  expect(replaced === null ? null : getValueAt(replaced, name)).toBe(expected);
});

it('a replacement in a formula gives a formula that is calculated', () => {
  const replaced = replaceAll('1+1', '2*21') ?? workbook;
  const cell = getCell(getFirstSheet(replaced), parseAddress('B3') ?? { row: 0, column: 0 });
  expect([cell?.formula, cell?.value]).toEqual(['2*21', 42]);
});

it('a replacement that changes nothing is no edit', () => {
  const options = { ...plain, isCaseSensitive: true };
  expect([replaceAll('apple', 'apple', options), replaceAll('none', 'x')]).toEqual([null, null]);
});

it('matches in cells or sheets that are gone are left out', () => {
  const options = { query: 'a', ...plain, replacement: 'b', lang: 'en-GB' };
  const gone = [
    { sheet: 99, row: 0, column: 0 },
    { sheet: 1, row: 500, column: 0 },
  ];
  expect(createReplaceEdit(workbook, gone, options)).toBeNull();
});
