import * as library from '@formulajs/formulajs';
import { isError, type Value } from '../workbook/workbook.ts';
import { numbersOf } from './arguments.ts';
import { serialOf } from './date-functions.ts';
import { type FormulaContext, rowsOf, type SheetFunction } from './formula-context.ts';
import {
  FormulaError,
  type Result,
  UnsupportedFormulaError,
  value,
  wrongNumber,
  wrongValue,
} from './values.ts';

/** Compatibility names of older files. */
const older: Readonly<Record<string, string>> = {
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
const ofNumbersOnly: ReadonlySet<string> = new Set([
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
const firstOfNumbers: ReadonlySet<string> = new Set([
  'PERCENTILE.INC',
  'PERCENTILE.EXC',
  'QUARTILE.INC',
  'QUARTILE.EXC',
  'TRIMMEAN',
  'IRR',
]);
const secondOfNumbers: ReadonlySet<string> = new Set(['NPV']);

/** Functions not taken from the library: it has no access to cells, or formats dates differently. */
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

/** Names that only the library has: a workbook that uses one would not work in other programs. */
const divergentFunctions: ReadonlySet<string> = new Set(
  (
    'BINOMDIST.RANGE CEILINGMATH CEILINGPRECISE CHIDIST.RT CHIDISTRT CHIINV.RT CHIINVRT COVARIANCEP COVARIANCES FDIST.RT FDISTRT FINV.RT FINVRT ' +
    'FLOORMATH FLOORPRECISE GAMMALNPRECISE ISO.CEILING.MATH ISO.CEILING.PRECISE LOGNORMINV MODEMULT MODESNGL NETWORKDAYSINTL PERCENTILEEXC PERCENTILEINC PERCENTRANKEXC PERCENTRANKINC ' +
    'POISSONDIST QUARTILEEXC QUARTILEINC RANKAVG RANKEQ SKEWP STDEVS TDIST.2T TINV.2T TDIST.RT TDISTRT VARS WEIBULLDIST WORKDAYINTL'
  ).split(' '),
);

/** Complex numbers are strings with more digits than workbooks use. */
const longNumber = /\d+\.\d{15,}(?:e[+-]?\d+)?/g;

const found = new Map<string, SheetFunction | null>();

/** A function of the library by its workbook name; null if there is none. */
export function libraryFunction(name: string): SheetFunction | null {
  const known = found.get(name);
  if (known !== undefined) return known;
  const full = Object.hasOwn(older, name) ? (older[name] ?? name) : name;
  const of = unsupportedFunctions.has(full) || divergentFunctions.has(name) ? null : memberOf(full);
  const created: SheetFunction | null =
    of === null
      ? null
      : (args, context) => asResult(callLibrary(of, toLibraryArguments(full, args, context)));
  found.set(name, created);
  return created;
}

/** All supported names of library functions. */
export function libraryNames(): string[] {
  const inside = (at: unknown, path: string): string[] =>
    typeof at === 'object' || typeof at === 'function'
      ? Object.keys(at ?? {}).flatMap((part) => {
          const name = path === '' ? part : `${path}.${part}`;
          return [name, ...inside(Reflect.get(Object(at), part), name)];
        })
      : [];
  return [...inside(library, ''), ...Object.keys(older)].filter((name) => libraryFunction(name) !== null);
}

/** The result of a library function for single values, if it is a number. */
export function libraryNumber(name: string, args: readonly (number | boolean)[]): number {
  const of = memberOf(name);
  const result = of === null ? null : asValue(callLibrary(of, args));
  if (isError(result)) throw new FormulaError(result);
  if (typeof result !== 'number') throw new UnsupportedFormulaError();
  return result;
}

type Plain = (...args: unknown[]) => unknown;

function memberOf(name: string): Plain | null {
  let at: unknown = library;
  for (const part of name.split('.')) {
    if (!/^[A-Z0-9]+$/.test(part) || at === null || (typeof at !== 'object' && typeof at !== 'function'))
      return null;
    at = Object.hasOwn(at, part) ? Reflect.get(at, part) : null;
  }
  // Boundary: the library is untyped.
  return typeof at === 'function' ? (at as Plain) : null;
}

/** The library throws for unexpected arguments: the formula then gives an error, and calculation continues. */
function callLibrary(of: Plain, args: readonly unknown[]): unknown {
  try {
    return of(...args);
  } catch {
    throw new FormulaError(wrongValue);
  }
}

function toLibraryArguments(name: string, args: readonly Result[], context: FormulaContext): unknown[] {
  if (ofNumbersOnly.has(name)) return [numbersOf(args, context)];
  return args.map((arg, index) => {
    const isNumbers = (firstOfNumbers.has(name) && index === 0) || (secondOfNumbers.has(name) && index === 1);
    if (isNumbers && arg.kind !== 'value') return numbersOf([arg], context);
    const rows = rowsOf(arg, context);
    const single = rows.length === 1 && rows[0]?.length === 1;
    for (const one of rows.flat()) if (isError(one)) throw new FormulaError(one);
    return single ? (rows[0]?.[0] ?? 0) : rows.map((line) => [...line]);
  });
}

function asResult(of: unknown): Result {
  if (Array.isArray(of)) {
    return {
      kind: 'matrix',
      rows: of.map((line: unknown) => (Array.isArray(line) ? line.map(asValue) : [asValue(line)])),
    };
  }
  return value(asValue(of));
}

function asValue(of: unknown): Value {
  if (of instanceof Error) return { error: /^#/.test(of.message) ? of.message : '#VALUE!' };
  if (of instanceof Date) return serialOf(of.getFullYear(), of.getMonth() + 1, of.getDate());
  if (typeof of === 'number') return Number.isFinite(of) ? of : wrongNumber;
  if (typeof of === 'string')
    return of.replace(longNumber, (number) => String(Number(Number(number).toPrecision(15))));
  if (typeof of === 'boolean') return of;
  if (of === null || of === undefined) return null;
  throw new UnsupportedFormulaError();
}
