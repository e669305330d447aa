import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { valueAt, workbookWith } from '../testing/cells.ts';
import type { Value } from '../workbook/workbook.ts';
import { functionNames } from './functions.ts';
import { formulaPlace, readFormulaTable } from './testing/formula-table.ts';

const table = readFormulaTable(readFileSync(new URL('conformance.tsv', import.meta.url), 'utf8'));
const workbook = workbookWith(
  Object.fromEntries([
    ...table.cells,
    ...table.rows.map(({ formula }, index) => [formulaPlace(index), `=${formula}`]),
  ]),
);

const error = (name: string): Value => ({ error: name });
const [division, noValue, reference, noNumber, notThere, noName] = [
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NUM!',
  '#N/A',
  '#NAME?',
].map(error);

/** Documented differences between Excel and LibreOffice, where we follow Excel. */
const differences: readonly { because: string; rows: Readonly<Record<string, Value | undefined>> }[] = [
  {
    because: 'truth values in cells are no numbers',
    rows: {
      'SUM(A1:A8)': 100,
      'SUM(A7,A8)': 0,
      'SUMSQ(A1:A8)': 3000,
      'AVERAGE(A1:A8)': 25,
      'COUNT(A1:A8)': 4,
      'COUNT(A8,A7)': 0,
      'SUBTOTAL(9,A1:A8)': 100,
      'SUBTOTAL(2,A1:A8)': 4,
      'MIN(A1:A8)': 10,
      'MAX(A7,0)': 0,
      'MEDIAN(A1:A8)': 25,
      'STDEV.S(A1:A8)': 12.909944487358056,
      'VAR.S(A1:A8)': 166.66666666666666,
    },
  },
  {
    because:
      'truth values are of a kind of their own: behind all texts in order, equal to no number, and words in texts',
    rows: {
      'TRUE>"z"': true,
      'TRUE>1': true,
      'FALSE=0': false,
      'TRUE&""': 'TRUE',
      'CONCATENATE("a",1,TRUE)': 'a1TRUE',
      'CONCAT("a",A1:A2,TRUE)': 'a1020TRUE',
      'TEXTJOIN(",",TRUE,A1:A8)': '10,20,30,40,apple,TRUE,12',
      'TEXTJOIN(",",FALSE,A5:A7)': 'apple,,TRUE',
      'LEN(TRUE)': 4,
      'TEXT(TRUE,"0")': 'TRUE',
      'TYPE(TRUE)': 4,
      '-TRUE': -1,
      'MAXA(A7,0.5)': 1,
    },
  },
  {
    because:
      'a number that is written as a text in the formula itself is a number, and a truth value a truth value',
    rows: {
      'SUM("3",4)': 7,
      'PRODUCT("3",2)': 6,
      'AVERAGE("3",5)': 4,
      'MIN("3",2)': 2,
      'AND(1,"TRUE")': true,
    },
  },
  {
    because: 'areas are taken cell by cell in every argument that takes arrays',
    rows: { 'SUM(A1:A4*B1:B4)': 210 },
  },
  {
    because: 'a power of a negative number to a fraction is no number',
    rows: { '-8^(1/3)': noNumber, 'POWER(-8,1/3)': noNumber },
  },
  {
    because: 'numbers are joined to texts with all of their digits, and exponents without filling noughts',
    rows: { '""&1E+20': '100000000000000000000' },
  },
  {
    because: 'another error is documented for this mistake',
    rows: {
      'MEDIAN(A5)': noNumber,
      'MODE(A1:A4)': notThere,
      'LARGE(B1:B5,9)': noNumber,
      'SMALL(B1:B5,0)': noNumber,
      'RANK(2,B1:B5)': notThere,
      'PERCENTRANK(A1:A4,5)': notThere,
      'STANDARDIZE(1,1,0)': noNumber,
      'FLOOR(2.5,0)': division,
      'MROUND(-10,3)': noNumber,
      'ATAN2(0,0)': division,
      'COT(0)': division,
      'CSC(0)': division,
      'QUOTIENT(7,0)': division,
      'CONVERT(2.5,"ft","sec")': notThere,
      'OFFSET(A1,-1,0)': reference,
      'INDEX(A1:C5,9,1)': reference,
      'VLOOKUP(5,R1:S5,3,FALSE)': reference,
      'HLOOKUP("Age",G1:I5,9,FALSE)': reference,
      'SUM(NoSheet!A1)': reference,
      'CHAR(0)': noValue,
      'CODE("")': noValue,
      'UNICHAR(0)': noValue,
    },
  },
  {
    because: 'the rank in per cent is cut after three digits and not rounded',
    rows: { 'PERCENTRANK.INC(A1:A4,30)': 0.666 },
  },
  {
    because: 'a year below 1900 is counted from 1900, days begin in 1900 and end in 9999',
    rows: {
      'DATE(108,1,2)': 39449,
      'DATE(10000,1,1)': noNumber,
      'YEAR(-1)': noNumber,
      'YEAR(A6)': 1900,
    },
  },
  {
    because: 'a day is read as it is written in English, and shreds of a second are rounded',
    rows: { 'DAY("1 March 2024")': 1, 'MINUTE(0.0208333333)': 30 },
  },
  {
    because: 'an empty text is found where it is looked for',
    rows: { 'FIND("","hello")': 1, 'SEARCH("","hello")': 1 },
  },
  {
    because: 'signs of one byte are those of Windows',
    rows: { 'CHAR(128)': '€', 'CODE("€")': 128 },
  },
  {
    because: 'ß has two capitals here and none of its own',
    rows: { 'UPPER("straße é")': 'STRASSE É' },
  },
  {
    because: 'per cent signs are counted, and nothing is nought',
    rows: { 'NUMBERVALUE("3.5%")': 0.035, 'NUMBERVALUE("")': 0 },
  },
  { because: 'amounts below nothing stand in brackets', rows: { 'DOLLAR(-1234.567,-2)': '($1,200)' } },
  { because: 'an empty cell is nought, which is even', rows: { 'ISEVEN(A6)': true } },
  {
    because: 'a sheet is parted from its cells by an exclamation mark',
    rows: { 'ADDRESS(2,3,1,TRUE,"Other sheet")': "'Other sheet'!$C$2" },
  },
  {
    because: 'a column is 8.43 characters wide where nobody has said otherwise, and its format General',
    rows: { 'CELL("width")': 8, 'CELL("width",A1)': 8, 'CELL("format",A1)': 'G' },
  },
  {
    because: 'LibreOffice 7.4 does not have the function, or not under the name that files give it',
    rows: {
      'BINOM.DIST.RANGE(60,0.75,48)': 0.08397496742904752,
      'BINOM.DIST.RANGE(60,0.75,45,50)': 0.5236297934718873,
      'XLOOKUP(5,R1:R5,S1:S5)': 'c',
      'XLOOKUP(6,R1:R5,S1:S5,"none")': 'none',
      'XLOOKUP(6,R1:R5,S1:S5,"none",-1)': 'c',
      'XLOOKUP(6,R1:R5,S1:S5,"none",1)': 'd',
      'XMATCH(6,R1:R5,1)': 4,
      'XMATCH("p*",C1:C5,2)': 1,
      'SUM(TAKE(A1:A4,2))': 30,
      'SUM(DROP(A1:A4,2))': 70,
      'SUM(CHOOSEROWS(A1:B4,1))': 13,
      'SUM(CHOOSECOLS(A1:B4,2))': 9,
      'SUM(HSTACK(A1:A4,B1:B4))': 109,
      'SUM(VSTACK(A1:A4,B1:B4))': 109,
      'SUM(EXPAND({1,2},1,2))': 3,
    },
  },
  {
    because:
      'functions whose results take several cells are not reckoned: a file keeps the result that it has',
    rows: { 'SUM(FILTER(B1:B5,B1:B5>2))': noName },
  },
  {
    because:
      'a formula without the arguments that it needs, which Excel does not take, has nothing in their place',
    rows: { 'LEN()': 0, 'ROUND()': 0 },
  },
];

const documented = new Map(differences.flatMap(({ rows }) => Object.entries(rows)));

/** Equal within the precision of approximated functions; LibreOffice distinguishes some errors that workbooks do not. */
function isSame(ours: Value | undefined, theirs: Value | undefined): boolean {
  if (typeof ours === 'number' && typeof theirs === 'number')
    return Math.abs(ours - theirs) <= 1e-6 * Math.max(1e-3, Math.abs(theirs));
  if (typeof ours === 'object' && typeof theirs === 'object')
    return (
      ours?.error === theirs?.error || (ownErrors[theirs?.error ?? '']?.includes(ours?.error ?? '') ?? false)
    );
  if (typeof ours === 'string' && typeof theirs === 'string' && /^[-\d.]+[+-][\d.]+i$/.test(theirs)) {
    const [mine, other] = [partsOf(ours), partsOf(theirs)];
    return isSame(mine.real, other.real) && isSame(mine.imaginary, other.imaginary);
  }
  return ours === theirs;
}

/** For readable failures: the expected value itself if ours is equivalent. */
const agreed = (value: Value | undefined, requested: Value | undefined): Value | undefined =>
  isSame(value, requested) ? requested : value;

/** Invalid argument, and no convergence. */
const ownErrors: Readonly<Record<string, readonly string[]>> = {
  'Err:502': ['#NUM!', '#VALUE!'],
  'Err:504': ['#NUM!', '#VALUE!'],
  'Err:523': ['#NUM!'],
};

function partsOf(complex: string): { real: number; imaginary: number } {
  const [, real, imaginary] = /^(-?[\d.]+)([+-][\d.]+)i$/.exec(complex) ?? [];
  return { real: Number(real), imaginary: Number(imaginary) };
}

const ours = new Map(
  table.rows.map(({ formula }, index) => [formula, valueAt(workbook, formulaPlace(index))]),
);

describe('a formula', () => {
  const rows = table.rows.filter(({ formula }) => !documented.has(formula));

  it.each(rows.map(({ formula, expected }) => [formula, expected] as const))(
    'a formula =%s is %j as in LibreOffice',
    (formula, expected) => {
      expect(agreed(ours.get(formula), expected)).toEqual(expected);
    },
  );

  it.each(
    differences.flatMap(({ because, rows: own }) =>
      Object.entries(own).map(([formula, expected]) => [formula, expected, because] as const),
    ),
  )('a formula =%s is %j as in Excel: %s', (formula, expected) => {
    expect(agreed(ours.get(formula), expected)).toEqual(expected);
  });

  it('a formula is excepted from the table only where LibreOffice gives something else', () => {
    const theirs = new Map(table.rows.map(({ formula, expected }) => [formula, expected]));
    const needless = [...documented].filter(([formula, expected]) => isSame(expected, theirs.get(formula)));
    expect(needless).toEqual([]);
  });
});

it('the table of formulas names the program that reckoned it, and has a result in every row', () => {
  expect(table.version).toMatch(/^LibreOffice \d/);
  expect(table.rows.length).toBeGreaterThan(1000);
  expect(table.rows.filter(({ expected }) => expected === undefined)).toEqual([]);
});

it('the table of formulas has a row for every function that is reckoned here', () => {
  const called = new Set(table.rows.flatMap(({ formula }) => formula.match(/[A-Z][A-Z0-9.]*(?=\()/g) ?? []));
  expect(functionNames().filter((name) => !called.has(name))).toEqual([]);
});
