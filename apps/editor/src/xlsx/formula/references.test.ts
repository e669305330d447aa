import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastRow, type Shift, type StructureChange } from '../workbook/workbook.ts';
import { formatSheetPrefix, mapReferences, moveFormula, shiftAreas, updateFormula } from './references.ts';
import { tokenize } from './tokens.ts';

const insertRows: Shift = { axis: 'rows', at: 2, count: 2 };
const deleteRows: Shift = { axis: 'rows', at: 2, count: -2 };
const deleteColumns: Shift = { axis: 'columns', at: 1, count: -1 };

it.each<[string, Shift, string]>([
  ['A1+A3', insertRows, 'A1+A5'],
  ['$A$3', insertRows, '$A$5'],
  ['SUM(A1:A5)', insertRows, 'SUM(A1:A7)'],
  ['SUM(A5:A1)', insertRows, 'SUM(A1:A7)'],
  ['SUM(A:A)', insertRows, 'SUM(A:A)'],
  ['SUM(2:4)', insertRows, 'SUM(2:6)'],
  ['"A3"', insertRows, '"A3"'],
  ['Home!A3+Other!A3', insertRows, 'Home!A5+Other!A3'],
  ['hOME!A3', insertRows, 'hOME!A5'],
  ["'[b.xlsx]Home'!A3", insertRows, "'[b.xlsx]Home'!A3"],
  ['A3', deleteRows, '#REF!'],
  ['Home!A3:B4', deleteRows, 'Home!#REF!'],
  ['SUM(A2:A4)', deleteRows, 'SUM(A2:A2)'],
  ['SUM(3:4)+A9', deleteRows, 'SUM(#REF!)+A7'],
  ['B1+C1', deleteColumns, '#REF!+B1'],
  ['SUM($B:$D)', deleteColumns, 'SUM($B:$C)'],
  [`A${lastRow + 1}`, insertRows, '#REF!'],
  ['LOG10(A3)', insertRows, 'LOG10(A5)'],
])('the formula %s after the shift %j is %s', (formula, shift, expected) => {
  expect(updateFormula(formula, 'Home', { kind: 'shift', sheet: 1, name: 'Home', shift })).toBe(expected);
});

const rename: StructureChange = { kind: 'rename', sheet: 1, from: 'Home', to: "Year's end" };
const remove: StructureChange = { kind: 'remove', sheet: 1, name: 'Home' };

it.each<[string, StructureChange, string]>([
  ['Home!A1+A1', rename, "'Year''s end'!A1+A1"],
  ["'home'!$B:$B", rename, "'Year''s end'!$B:$B"],
  ['Homes!A1&"Home!A1"', rename, 'Homes!A1&"Home!A1"'],
  ['Home:End!A1', rename, 'Home:End!A1'],
  ['SUM(Home!A1:B2)+A1', remove, 'SUM(#REF!)+A1'],
  ['Other!A1', remove, 'Other!A1'],
])('the formula %s after the change %j is %s', (formula, change, expected) => {
  expect(updateFormula(formula, 'Other', change)).toBe(expected);
});

it.each([
  ['Home', 'Home!'],
  ['Übersicht_2.1', 'Übersicht_2.1!'],
  ['2024', "'2024'!"],
  ['two words', "'two words'!"],
  ["it's", "'it''s'!"],
  ['A1', "'A1'!"],
  ['abc12', "'abc12'!"],
  ['abcd12', 'abcd12!'],
  ['R1C1', "'R1C1'!"],
  ['r', "'r'!"],
  ['C', "'C'!"],
])('the sheet %s has the prefix %s', (name, expected) => {
  expect(formatSheetPrefix(name)).toBe(expected);
});

it('a prefix of any sheet name is read as that name again', () => {
  const sheetName = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 31 })
    .filter((name) => !/[[\]:*?/\\]/.test(name) && !/^'|'$/.test(name));
  fc.assert(
    fc.property(sheetName, (name) => {
      expect(tokenize(`${formatSheetPrefix(name)}A1`)).toMatchObject([
        { kind: 'reference', sheet: name, isForeign: false, area: 'A1' },
      ]);
    }),
  );
});

it('moving a formula away and back gives the same formula', () => {
  const formula = 'SUM($A10:B$20,C:C,$5:$5)+Other!D30';
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (rows, columns) => {
      const moved = moveFormula(formula, { rows, columns });
      expect(moveFormula(moved, { rows: -rows, columns: -columns })).toBe(formula);
      expect(moved === formula).toBe(rows === 0 && columns === 0);
    }),
  );
});

it.each([
  ['B2+$B2+B$2+$B$2', 'D3+$B3+D$2+$B$2'],
  ['SUM($B:C,$2:3)', 'SUM($B:E,$2:4)'],
  ["'It''s'!B2:$C$9", "'It''s'!D3:$C$9"],
  ['Home!b2', 'Home!D3'],
  ["'[b.xlsx]Home'!B2", "'[b.xlsx]Home'!B2"],
  ['"B2"&LOG10(B2)', '"B2"&LOG10(D3)'],
])('the formula %s moved one row down and two columns to the right is %s', (formula, expected) => {
  expect(moveFormula(formula, { rows: 1, columns: 2 })).toBe(expected);
});

it.each([
  [`A${lastRow + 1}`, { rows: 1, columns: 0 }],
  ['XFD1', { rows: 0, columns: 1 }],
  ['A1:B2', { rows: 0, columns: -1 }],
  ['1:1', { rows: -1, columns: 0 }],
])('the reference %s moved off the sheet by %j is lost', (formula, offset) => {
  expect(moveFormula(formula, offset)).toBe('#REF!');
});

it.each<[string, Shift, string]>([
  ['A1:B2 C5', insertRows, 'A1:B2 C7'],
  ['  A1   A3:A3 ', insertRows, 'A1 A5:A5'],
  ['A3:B4 A1', deleteRows, 'A1'],
  ['A3:B4', deleteRows, ''],
  ['A:A', insertRows, 'A:A'],
  ['B:B C:C', deleteColumns, 'B:B'],
  ['none', insertRows, 'none'],
])('the ranges %j after the shift %j are %j', (list, shift, expected) => {
  expect(shiftAreas(list, shift)).toBe(expected);
});

it('only the references of a formula are mapped', () => {
  expect(mapReferences('A1&"B2"&LOG10(C3)&A1B', ({ area }) => `<${area}>`)).toBe('<A1>&"B2"&LOG10(<C3>)&A1B');
});
