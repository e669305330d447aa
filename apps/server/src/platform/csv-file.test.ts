import { removeGuards } from '@redraft/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../testing/csv.ts';
import { csvFile, formatCsvNumber, uniqueHeaders } from './csv-file.ts';

const csvCell = (text: string, separator = ','): string => csvFile([[text]], separator).slice(1, -2);

describe('a cell', () => {
  it.each([
    ['Ada', 'Ada'],
    ['', ''],
    ['Lovelace, Ada', '"Lovelace, Ada"'],
    ['x;=cmd()', '"x;\'=cmd()"'],
    ['x,=cmd()', '"x,\'=cmd()"'],
    ['x\t+1', '"x\t\'+1"'],
    ['x; =1', '"x; \'=1"'],
    ['x\n=1', '"x\n\'=1"'],
    ["x;''=1", "\"x;'''=1\""],
    ['\uFF1D1', "'\uFF1D1"],
    [' =1', '" \'=1"'],
    ['x; y', '"x; y"'],
    ['a;b', '"a;b"'],
    ['the "first"', '"the ""first"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tcmd', '"\'\tcmd"'],
    ['\r=1', '"\'\r\'=1"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ["'=1", "''=1"],
    ["O'Brien", "O'Brien"],
    ["'tis", "'tis"],
  ])('the cell %j is written as %j', (text, expected) => {
    expect(csvCell(text)).toBe(expected);
  });

  const texts = fc.string({
    unit: fc.constantFrom(
      "'",
      '=',
      '-',
      '@',
      '+',
      '\t',
      '\r',
      '\n',
      ' ',
      'a',
      '"',
      ',',
      ';',
      '\uFF1D',
      '\u00A0',
    ),
  });

  it('no spreadsheet program executes a cell, whatever separator it uses', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(',', ';'), (text, separator) => {
        const written = csvCell(text);
        const seen = [',', ';', '\t'].flatMap((split) => [
          ...readCsv(`${written}\r\n`, separator).flat(),
          // A reader that does not support quotes, or that strips them.
          ...written.split(new RegExp(`[${split}\\r\\n]`)),
          ...written.replaceAll('"', '').split(new RegExp(`[${split}\\r\\n]`)),
        ]);
        expect(seen.filter((cell) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell))).toEqual([]);
      }),
    );
  });

  it('a written cell is read back unchanged', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(',', ';'), (text, separator) => {
        const read =
          readCsv(`${csvCell(text)}\r\n`, separator)
            .flat()
            .at(0) ?? '';
        expect(removeGuards(read)).toBe(text);
      }),
    );
  });
});

it('a CSV file starts with a UTF-8 BOM and ends each line with CRLF as in RFC 4180', () => {
  expect(
    csvFile(
      [
        ['A', 'B'],
        ['1', ''],
      ],
      ',',
    ),
  ).toBe('\uFEFFA,B\r\n1,\r\n');
});

it.each([
  [
    ['Essay', 'Summary'],
    ['Essay', 'Summary'],
  ],
  [
    ['Essay', 'Essay', 'Essay'],
    ['Essay', 'Essay (2)', 'Essay (3)'],
  ],
  [
    ['Essay (2)', 'Essay', 'Essay'],
    ['Essay (2)', 'Essay', 'Essay (3)'],
  ],
])('the headings %j become the columns %j', (titles, expected) => {
  expect(uniqueHeaders(titles)).toEqual(expected);
});

it.each([
  [7.5, 'comma', '7.5'],
  [7.5, 'semicolon', '7,5'],
  [1234.5, 'comma', '1234.5'],
  [1234.5, 'semicolon', '1234,5'],
  [200 / 3, 'comma', '66.667'],
  [80, 'semicolon', '80'],
  [0, 'comma', '0'],
] as const)('the number %f in a file separated by %s is written %s', (value, separator, text) => {
  expect(formatCsvNumber(value, separator)).toBe(text);
});
