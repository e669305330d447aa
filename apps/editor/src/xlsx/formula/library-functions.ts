import * as library from '@formulajs/formulajs';
import { isError, type Value } from '../workbook/workbook.ts';
import { collectNumbers } from './arguments.ts';
import { toSerial } from './date-functions.ts';
import { type FormulaContext, readRows, type SheetFunction } from './formula-context.ts';
import {
  createResult,
  FormulaError,
  type Result,
  UnsupportedFormulaError,
  wrongNumber,
  wrongValue,
} from './values.ts';

/** Compatibility names of older files. */
const compatibilityNames: Readonly<Record<string, string>> = {
  PERCENTILE: 'PERCENTILE.INC',
  QUARTILE: 'QUARTILE.INC',
  COVAR: 'COVARIANCE.P',
  NORMDIST: 'NORM.DIST',
  POISSON: 'POISSON.DIST',
  BINOMDIST: 'BINOM.DIST',
  CONFIDENCE: 'CONFIDENCE.NORM',
  CHIDIST: 'CHISQ.DIST.RT',
  CHIINV: 'CHISQ.INV.RT',
  FDIST: 'F.DIST.RT',
  FINV: 'F.INV.RT',
  TINV: 'T.INV.2T',
  WEIBULL: 'WEIBULL.DIST',
  'ERF.PRECISE': 'ERF',
  'ERFC.PRECISE': 'ERFC',
};

/** Functions that use all numbers among their arguments and ignore everything else. */
const numberListFunctions: ReadonlySet<string> = new Set([
  'AVEDEV',
  'DEVSQ',
  'GEOMEAN',
  'KURT',
  'MEDIAN',
  'SKEW',
  'STDEV.S',
  'STDEV.P',
  'VAR.S',
  'VAR.P',
  'GCD',
  'LCM',
  'MULTINOMIAL',
]);
/** Functions whose first argument is a list of numbers. */
const numbersInFirstArgument: ReadonlySet<string> = new Set([
  'PERCENTILE.INC',
  'PERCENTILE.EXC',
  'QUARTILE.INC',
  'QUARTILE.EXC',
  'TRIMMEAN',
  'IRR',
]);
/** Functions of matrices, also of those with one element. */
const matrixFunctions: ReadonlySet<string> = new Set(['MMULT']);
const numbersInSecondArgument: ReadonlySet<string> = new Set(['NPV']);

/** Functions not taken from Formula.js: it has no access to cells, or formats dates differently. */
const unsupportedFunctions: ReadonlySet<string> = new Set([
  'ADDRESS',
  'AGGREGATE',
  'CELL',
  'DATE',
  'FILTER',
  'FORMULATEXT',
  'HYPERLINK',
  'INFO',
  'INTERVAL',
  'NUMBERVALUE',
  'SEQUENCE',
  'SHEET',
  'SHEETS',
  'SORT',
  'SORTBY',
  'SUBTOTAL',
  'TODAY',
  'NOW',
  'UNIQUE',
]);

/** Names that only Formula.js has: a workbook that uses one would not work in other programs. */
const divergentFunctions: ReadonlySet<string> = new Set(
  (
    'BINOMDIST.RANGE CEILINGMATH CEILINGPRECISE CHIDIST.RT CHIDISTRT CHIINV.RT CHIINVRT COVARIANCEP COVARIANCES FDIST.RT FDISTRT FINV.RT FINVRT ' +
    'FLOORMATH FLOORPRECISE GAMMALNPRECISE ISO.CEILING.MATH ISO.CEILING.PRECISE LOGNORMINV MODEMULT MODESNGL NETWORKDAYSINTL PERCENTILEEXC PERCENTILEINC PERCENTRANKEXC PERCENTRANKINC ' +
    'POISSONDIST QUARTILEEXC QUARTILEINC RANKAVG RANKEQ SKEWP STDEVS TDIST.2T TINV.2T TDIST.RT TDISTRT VARS WEIBULLDIST WORKDAYINTL'
  ).split(' '),
);

/** Complex numbers are strings with more digits than workbooks use. */
const longNumber = /\d+\.\d{15,}(?:e[+-]?\d+)?/g;

const resolvedFunctions = new Map<string, SheetFunction | null>();

/** A function of Formula.js by its workbook name; null if there is none. */
export function findLibraryFunction(name: string): SheetFunction | null {
  const resolved = resolvedFunctions.get(name);
  if (resolved !== undefined) return resolved;
  const canonicalName = Object.hasOwn(compatibilityNames, name) ? (compatibilityNames[name] ?? name) : name;
  const member =
    unsupportedFunctions.has(canonicalName) || divergentFunctions.has(name)
      ? null
      : findMember(canonicalName);
  const sheetFunction: SheetFunction | null =
    member === null
      ? null
      : (args, context) => toResult(callLibrary(member, toLibraryArguments(canonicalName, args, context)));
  resolvedFunctions.set(name, sheetFunction);
  return sheetFunction;
}

/** All supported names of Formula.js functions. */
export function listLibraryNames(): string[] {
  const listMembers = (value: unknown, path: string): string[] =>
    typeof value === 'object' || typeof value === 'function'
      ? Object.keys(value ?? {}).flatMap((part) => {
          const name = path === '' ? part : `${path}.${part}`;
          return [name, ...listMembers(Reflect.get(Object(value), part), name)];
        })
      : [];
  return [...listMembers(library, ''), ...Object.keys(compatibilityNames)].filter(
    (name) => findLibraryFunction(name) !== null,
  );
}

/** The result of a Formula.js function for single values, if it is a number. */
export function callLibraryNumber(name: string, args: readonly (number | boolean)[]): number {
  const member = findMember(name);
  const result = member === null ? null : toValue(callLibrary(member, args));
  if (isError(result)) throw new FormulaError(result);
  if (typeof result !== 'number') throw new UnsupportedFormulaError();
  return result;
}

type LibraryFunction = (...args: unknown[]) => unknown;

function findMember(name: string): LibraryFunction | null {
  let member: unknown = library;
  for (const part of name.split('.')) {
    if (
      !/^[A-Z0-9]+$/.test(part) ||
      member === null ||
      (typeof member !== 'object' && typeof member !== 'function')
    )
      return null;
    member = Object.hasOwn(member, part) ? Reflect.get(member, part) : null;
  }
  // cast: Formula.js is untyped.
  return typeof member === 'function' ? (member as LibraryFunction) : null;
}

/** Formula.js throws for unexpected arguments: the formula then gives an error, and calculation continues. */
function callLibrary(member: LibraryFunction, args: readonly unknown[]): unknown {
  try {
    return member(...args);
  } catch {
    throw new FormulaError(wrongValue);
  }
}

function toLibraryArguments(name: string, args: readonly Result[], context: FormulaContext): unknown[] {
  if (numberListFunctions.has(name)) return [collectNumbers(args, context)];
  return args.map((arg, index) => {
    const isNumbers =
      (numbersInFirstArgument.has(name) && index === 0) || (numbersInSecondArgument.has(name) && index === 1);
    if (isNumbers && arg.kind !== 'value') return collectNumbers([arg], context);
    if (arg.kind === 'value' && !isError(arg.value) && !matrixFunctions.has(name)) return arg.value ?? 0;
    const rows = readRows(arg, context);
    const isSingleCell = rows.length === 1 && rows[0]?.length === 1;
    for (const cellValue of rows.flat()) if (isError(cellValue)) throw new FormulaError(cellValue);
    return isSingleCell && !matrixFunctions.has(name) ? (rows[0]?.[0] ?? 0) : rows.map((row) => [...row]);
  });
}

function toResult(result: unknown): Result {
  if (Array.isArray(result)) {
    return {
      kind: 'matrix',
      rows: result.map((row: unknown) => (Array.isArray(row) ? row.map(toValue) : [toValue(row)])),
    };
  }
  return createResult(toValue(result));
}

function toValue(result: unknown): Value {
  if (result instanceof Error) return { error: /^#/.test(result.message) ? result.message : '#VALUE!' };
  if (result instanceof Date) return toSerial(result.getFullYear(), result.getMonth() + 1, result.getDate());
  if (typeof result === 'number') return Number.isFinite(result) ? result : wrongNumber;
  if (typeof result === 'string')
    return result.replace(longNumber, (number) => String(Number(Number(number).toPrecision(15))));
  if (typeof result === 'boolean') return result;
  if (result === null || result === undefined) return null;
  throw new UnsupportedFormulaError();
}
