import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockDuration, csvCell, csvFile, uniqueHeaders } from './csv-rules.ts';

describe('a cell', () => {
  it.each([
    ['Ada', ',', 'Ada'],
    ['', ',', ''],
    ['Lovelace, Ada', ',', '"Lovelace, Ada"'],
    ['Lovelace, Ada', ';', 'Lovelace, Ada'],
    ['a;b', ';', '"a;b"'],
    ['the "first"', ',', '"the ""first"""'],
    ['two\nlines', ',', '"two\nlines"'],
    ['=1+1', ',', "'=1+1"],
    ['+49 30', ',', "'+49 30"],
    ['-5', ',', "'-5"],
    ['@SUM(A1)', ',', "'@SUM(A1)"],
    ['\tcmd', ',', "'\tcmd"],
    ['\r=1', ',', '"\'\r=1"'],
    ['=HYPERLINK("x","y")', ',', '"\'=HYPERLINK(""x"",""y"")"'],
    ["'=1", ',', "''=1"],
    ["O'Brien", ',', "O'Brien"],
    ["'tis", ',', "'tis"],
  ])('%j with %s is written as %j', (text, separator, expected) => {
    expect(csvCell(text, separator)).toBe(expected);
  });

  it('never begins like a formula, and gives back what was there', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", '=', '-', '@', '+', '\t', '\r', 'a', '"', ',') }),
        (text) => {
          const cell = csvCell(text, ',');
          const bare = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
          expect(bare).not.toMatch(/^[=+\-@\t\r]/);
          expect(/^'+[=+\-@\t\r]/.test(bare) ? bare.slice(1) : bare).toBe(text);
        },
      ),
    );
  });
});

it('A file begins with the mark of UTF-8 and ends each line as RFC 4180 says', () => {
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
  [0, '0:00:00'],
  [59.6, '0:01:00'],
  [3_661, '1:01:01'],
  [97_509, '27:05:09'],
  [-1, '0:00:00'],
])('%d seconds are %s', (seconds, expected) => {
  expect(clockDuration(seconds)).toBe(expected);
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
])('%j become columns %j', (titles, expected) => {
  expect(uniqueHeaders(titles)).toEqual(expected);
});
