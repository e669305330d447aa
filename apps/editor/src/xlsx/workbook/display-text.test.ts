import { describe, expect, it } from 'vitest';
import { applyAll, createWorkbook, toArea } from '../testing/cells.ts';
import { formatCell } from './display-text.ts';
import { listEditedTexts } from './edited-texts.ts';
import type { Edit } from './edits.ts';
import { defaultFormat } from './style.ts';
import type { Value } from './workbook.ts';
import { toLines, toPlainText } from './workbook-lines.ts';

const shown = (value: Value, format = 'General', lang = 'en-GB', is1904 = false) =>
  formatCell({ value, style: 0 }, { ...defaultFormat, format }, { lang, is1904 });

it.each<[Value, string, string, string]>([
  [1234.5, 'General', 'en-GB', '1234.5'],
  [1234.5, 'General', 'de', '1234,5'],
  [1234.5, '#,##0.00', 'de', '1.234,50'],
  [0.5, '0%', 'en-GB', '50%'],
  [45_000, 'm/d/yyyy', 'en-US', '3/15/2023'],
  [45_000, 'm/d/yyyy', 'en-GB', '15/03/2023'],
  [45_000, 'm/d/yyyy', 'de', '15.03.2023'],
  [45_000, 'yyyy-mm-dd', 'de', '2023-03-15'],
  [true, 'General', 'en-GB', 'TRUE'],
  [true, 'General', 'de', 'WAHR'],
  ['word', 'General', 'en-GB', 'word'],
  ['word', '"<"@">"', 'en-GB', '<word>'],
  [{ error: '#N/A' }, '0.00', 'en-GB', '#N/A'],
  [null, '0.00', 'en-GB', ''],
  [5, '0" kg"', 'en-GB', '5 kg'],
])('a cell with the value %j and the format %j is displayed in %s as %j', (value, format, lang, expected) => {
  expect(shown(value, format, lang).text).toBe(expected);
});

it.each<[Value, 'start' | 'end' | 'center', boolean]>([
  [1, 'end', true],
  ['a', 'start', false],
  [true, 'center', false],
  [{ error: '#REF!' }, 'center', false],
  [null, 'start', false],
])('a cell with the value %j is aligned to the %s', (value, side, isNumber) => {
  expect(shown(value)).toMatchObject({ side, isNumber });
});

it('dates count from 1904 in a workbook with that date system, and numbers are unaffected', () => {
  expect(shown(0, 'yyyy-mm-dd', 'en-GB', true).text).toBe('1904-01-01');
  expect(shown(5, '0', 'en-GB', true).text).toBe('5');
});

it('a cell has the colour that its number format gives to negative numbers', () => {
  expect(shown(-1, '0;[Red]-0').colour).toBe('red');
  expect(shown(1, '0;[Red]-0').colour).toBeNull();
  expect(shown(-1, '0').colour).toBeNull();
});

it('the cached display text is recomputed for another language or format', () => {
  const cell = { value: 0.5, style: 0 };
  const read = (format: string, lang: string): string =>
    formatCell(cell, { ...defaultFormat, format }, { lang, is1904: false }).text;
  expect([read('0.0', 'de'), read('0.0', 'en-GB'), read('0%', 'de'), read('0.0', 'de')]).toEqual([
    '0,5',
    '0.5',
    '50%',
    '0,5',
  ]);
});

it('the lines of a workbook are its rows, with formulas instead of values, and its notes', () => {
  const workbook = applyAll(
    createWorkbook({ B2: 'two', A2: 1, C2: '=A2*2', A9: true }),
    { kind: 'note', sheet: 1, place: { row: 4, column: 0 }, text: 'later', author: 'Ida' },
    { kind: 'note', sheet: 1, place: { row: 0, column: 2 }, text: 'sooner', author: 'Ali' },
  );
  expect(toLines(workbook).slice(0, 5)).toEqual([
    '# Harvest',
    '2: A 1 | B two | C =A2*2',
    '9: A TRUE',
    '[C1] Ali: sooner',
    '[A5] Ida: later',
  ]);
});

it('a change of formats does not change the lines of a workbook', () => {
  const workbook = createWorkbook({ A1: 1 });
  const formatted = applyAll(workbook, {
    kind: 'look',
    sheet: 1,
    areas: [toArea('A1:C3')],
    patch: { isBold: true },
  });
  expect(toLines(formatted)).toEqual(toLines(workbook));
});

it.each<[Value, string]>([
  [null, ''],
  [false, 'FALSE'],
  [1.5, '1.5'],
  [{ error: '#NUM!' }, '#NUM!'],
])('the value %j has the plain text %j', (value, expected) => {
  expect(toPlainText(value)).toBe(expected);
});

describe('what was written with edits', () => {
  const createTypeEdit = (column: number, value: Value, formula?: string): Edit => ({
    kind: 'cells',
    sheet: 1,
    changes: [{ row: 0, column, value, ...(formula === undefined ? {} : { formula }) }],
  });

  it('the edited texts are the last content of each cell and each note', () => {
    const note: Edit = {
      kind: 'note',
      sheet: 1,
      place: { row: 0, column: 0 },
      text: 'seen',
      author: 'Ida',
    };
    expect(
      listEditedTexts([
        createTypeEdit(0, 'o'),
        createTypeEdit(0, 'one'),
        createTypeEdit(1, null, 'A1&"x"'),
        note,
        createTypeEdit(2, 'gone'),
        createTypeEdit(2, null),
      ]),
    ).toEqual(['one', '=A1&"x"', 'seen']);
  });

  it('the edited texts include those of compound edits, and none of shifts', () => {
    const shift: Edit = { kind: 'shift', sheet: 1, shift: { axis: 'rows', at: 0, count: 1 } };
    expect(
      listEditedTexts([
        { kind: 'many', edits: [{ kind: 'cells', sheet: 1, changes: [{ row: 0, column: 0, value: 4 }] }] },
        shift,
        { kind: 'undo' },
      ]),
    ).toEqual(['4']);
  });
});

it.each<[Value, string, [string, string] | null]>([
  [198, '_("$"* #,##0.00_)', [' $', '198.00 ']],
  [-5, '_-* #,##0.00 "€"_-', ['- ', '5.00 € ']],
  [198, '"$"#,##0.00', null],
  [4, '0*-', null],
  ['word', '_("$"* #,##0.00_)', null],
])('the number %j with the format %j stands at both ends of its cell as %j', (value, format, expected) => {
  const { ends, text } = shown(value, format);
  expect(ends).toEqual(expected);
  expect(text).not.toContain('\u001f');
});
