import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createWorkbook, getValueAt } from '../testing/cells.ts';
import type { Value } from '../workbook/workbook.ts';
import { listFunctionNames } from './functions.ts';
import { getFormulaAddress, readFormulaTable } from './testing/formula-table.ts';

const formulaTable = readFormulaTable(readFileSync(new URL('conformance.tsv', import.meta.url), 'utf8'));
const workbook = createWorkbook(
  Object.fromEntries([
    ...formulaTable.cells,
    ...formulaTable.rows.map(({ formula }, index) => [getFormulaAddress(index), `=${formula}`]),
  ]),
  // As LibreOffice calculated them: no array formulas.
  { intersects: true },
);

const createError = (name: string): Value => ({ error: name });
const [division, noValue, reference, noNumber, notAvailable] = [
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NUM!',
  '#N/A',
].map(createError);

/** Documented differences between Excel and LibreOffice, where we follow Excel. */
const differences: readonly { reason: string; rows: Readonly<Record<string, Value | undefined>> }[] = [
  {
    reason: 'booleans in cells are not numbers',
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
    reason:
      'booleans are a type of their own: they sort after text, equal no number, and are written as words in text',
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
    reason: 'text literals in a formula are converted to numbers and booleans',
    rows: {
      'SUM("3",4)': 7,
      'PRODUCT("3",2)': 6,
      'AVERAGE("3",5)': 4,
      'MIN("3",2)': 2,
      'AND(1,"TRUE")': true,
    },
  },
  {
    reason: 'ranges are evaluated element by element in every argument that accepts arrays',
    rows: { 'SUM(A1:A4*B1:B4)': 210 },
  },
  {
    reason: 'a fractional power of a negative number is an error',
    rows: { '-8^(1/3)': noNumber, 'POWER(-8,1/3)': noNumber },
  },
  {
    reason: 'numbers are joined to text with all digits and without zero-padded exponents',
    rows: { '""&1E+20': '100000000000000000000' },
  },
  {
    reason: 'another error is documented for this argument',
    rows: {
      'MEDIAN(A5)': noNumber,
      'MODE(A1:A4)': notAvailable,
      'LARGE(B1:B5,9)': noNumber,
      'SMALL(B1:B5,0)': noNumber,
      'RANK(2,B1:B5)': notAvailable,
      'PERCENTRANK(A1:A4,5)': notAvailable,
      'STANDARDIZE(1,1,0)': noNumber,
      'FLOOR(2.5,0)': division,
      'MROUND(-10,3)': noNumber,
      'ATAN2(0,0)': division,
      'COT(0)': division,
      'CSC(0)': division,
      'QUOTIENT(7,0)': division,
      'CONVERT(2.5,"ft","sec")': notAvailable,
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
    reason: 'the percent rank is truncated to three digits, not rounded',
    rows: { 'PERCENTRANK.INC(A1:A4,30)': 0.666 },
  },
  {
    reason: 'a year below 1900 counts from 1900, and dates range from 1900 to 9999',
    rows: {
      'DATE(108,1,2)': 39449,
      'DATE(10000,1,1)': noNumber,
      'YEAR(-1)': noNumber,
      'YEAR(A6)': 1900,
    },
  },
  {
    reason: 'dates are parsed in English notation, and fractions of a second are rounded',
    rows: { 'DAY("1 March 2024")': 1, 'MINUTE(0.0208333333)': 30 },
  },
  {
    reason: 'an empty text is found at the start position',
    rows: { 'FIND("","hello")': 1, 'SEARCH("","hello")': 1 },
  },
  {
    reason: 'single-byte characters are those of the Windows code page',
    rows: { 'CHAR(128)': '€', 'CODE("€")': 128 },
  },
  {
    reason: 'ß becomes SS in upper case',
    rows: { 'UPPER("straße é")': 'STRASSE É' },
  },
  {
    reason: 'percent signs are applied, and an empty text is zero',
    rows: { 'NUMBERVALUE("3.5%")': 0.035, 'NUMBERVALUE("")': 0 },
  },
  { reason: 'negative amounts are put in parentheses', rows: { 'DOLLAR(-1234.567,-2)': '($1,200)' } },
  { reason: 'an empty cell counts as zero, which is even', rows: { 'ISEVEN(A6)': true } },
  {
    reason: 'an exclamation mark separates the sheet from the cell',
    rows: { 'ADDRESS(2,3,1,TRUE,"Other sheet")': "'Other sheet'!$C$2" },
  },
  {
    reason: 'the default column width is 8.43 characters and the default format is General',
    rows: { 'CELL("width")': 8, 'CELL("width",A1)': 8, 'CELL("format",A1)': 'G' },
  },
  {
    reason: 'LibreOffice 7.4 lacks the function, or its name in files',
    rows: {
      'BINOM.DIST.RANGE(60,0.75,48)': 0.08397496742904752,
      'BINOM.DIST.RANGE(60,0.75,45,50)': 0.5236297934718873,
      'XLOOKUP(5,R1:R5,S1:S5)': 'c',
      'XLOOKUP(6,R1:R5,S1:S5,"none")': 'none',
      'XLOOKUP(6,R1:R5,S1:S5,"none",-1)': 'c',
      'XLOOKUP(6,R1:R5,S1:S5,"none",1)': 'd',
      'XMATCH(6,R1:R5,1)': 4,
      'XMATCH("p*",C1:C5,2)': 1,
      'LET(x,2,x*3)': 6,
      'ROWS(RANDARRAY(3,2))': 3,
      'TEXTAFTER("a-b","-")': 'b',
      'TEXTBEFORE("a-b","-")': 'a',
      'INDEX(TEXTSPLIT("a-b","-"),2)': 'b',
      'SUM(TOCOL(A1:B4))': 109,
      'SUM(TOROW(A1:B4))': 109,
      'ROWS(WRAPROWS(A1:A4,2))': 2,
      'COLUMNS(WRAPCOLS(A1:A4,2))': 2,
      'SUM(UNIQUE(B1:B5))': 13,
      'INDEX(SORT(B1:B5),1)': 1,
      'SUM(FILTER(B1:B5,B1:B5>2))': 12,
      'SUM(SEQUENCE(4))': 10,
      'INDEX(SORTBY(C1:C5,B1:B5),1)': 'Apple',
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
    reason: 'missing arguments, which Excel rejects, count as empty',
    rows: { 'LEN()': 0, 'ROUND()': 0 },
  },
];

const documented = new Map(differences.flatMap(({ rows }) => Object.entries(rows)));

/** Equal within the precision of approximated functions; LibreOffice distinguishes some errors that workbooks do not. */
function isEquivalent(ours: Value | undefined, theirs: Value | undefined): boolean {
  if (typeof ours === 'number' && typeof theirs === 'number')
    return Math.abs(ours - theirs) <= 1e-6 * Math.max(1e-3, Math.abs(theirs));
  if (typeof ours === 'object' && typeof theirs === 'object')
    return (
      ours?.error === theirs?.error ||
      (equivalentErrors[theirs?.error ?? '']?.includes(ours?.error ?? '') ?? false)
    );
  if (typeof ours === 'string' && typeof theirs === 'string' && /^[-\d.]+[+-][\d.]+i$/.test(theirs)) {
    const [ourParts, theirParts] = [parseComplex(ours), parseComplex(theirs)];
    return (
      isEquivalent(ourParts.real, theirParts.real) && isEquivalent(ourParts.imaginary, theirParts.imaginary)
    );
  }
  return ours === theirs;
}

/** For readable failures: the expected value itself if ours is equivalent. */
const toExpectedIfEqual = (value: Value | undefined, requested: Value | undefined): Value | undefined =>
  isEquivalent(value, requested) ? requested : value;

/** Invalid argument, and no convergence. */
const equivalentErrors: Readonly<Record<string, readonly string[]>> = {
  'Err:502': ['#NUM!', '#VALUE!'],
  'Err:504': ['#NUM!', '#VALUE!'],
  'Err:523': ['#NUM!'],
};

function parseComplex(complex: string): { real: number; imaginary: number } {
  const [, real, imaginary] = /^(-?[\d.]+)([+-][\d.]+)i$/.exec(complex) ?? [];
  return { real: Number(real), imaginary: Number(imaginary) };
}

const ourValues = new Map(
  formulaTable.rows.map(({ formula }, index) => [formula, getValueAt(workbook, getFormulaAddress(index))]),
);

describe('a formula', () => {
  const rows = formulaTable.rows.filter(({ formula }) => !documented.has(formula));

  it.each(rows.map(({ formula, expected }) => [formula, expected] as const))(
    'the formula =%s evaluates to %j as in LibreOffice',
    (formula, expected) => {
      expect(toExpectedIfEqual(ourValues.get(formula), expected)).toEqual(expected);
    },
  );

  it.each(
    differences.flatMap(({ reason, rows: ownRows }) =>
      Object.entries(ownRows).map(([formula, expected]) => [formula, expected, reason] as const),
    ),
  )('the formula =%s evaluates to %j as in Excel: %s', (formula, expected) => {
    expect(toExpectedIfEqual(ourValues.get(formula), expected)).toEqual(expected);
  });

  it('only formulas for which LibreOffice gives another result are listed as exceptions', () => {
    const theirs = new Map(formulaTable.rows.map(({ formula, expected }) => [formula, expected]));
    const unnecessary = [...documented].filter(([formula, expected]) =>
      isEquivalent(expected, theirs.get(formula)),
    );
    expect(unnecessary).toEqual([]);
  });
});

it('the table of formulas names the LibreOffice version and has a result in every row', () => {
  expect(formulaTable.version).toMatch(/^LibreOffice \d/);
  expect(formulaTable.rows.length).toBeGreaterThan(1000);
  expect(formulaTable.rows.filter(({ expected }) => expected === undefined)).toEqual([]);
});

it('the table of formulas has a row for every supported function', () => {
  const calledFunctions = new Set(
    formulaTable.rows.flatMap(({ formula }) => formula.match(/[A-Z][A-Z0-9.]*(?=\()/g) ?? []),
  );
  expect(listFunctionNames().filter((name) => !calledFunctions.has(name))).toEqual([]);
});
