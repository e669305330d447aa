import type { Value } from '../workbook/workbook.ts';
import { collectNumbers, readFirstNumber, readFirstValue } from './arguments.ts';
import { type FormulaContext, readRows, type SheetFunction } from './formula-context.ts';
import { callLibraryNumber, findLibraryFunction } from './library-functions.ts';
import {
  createResult,
  divisionByZero,
  FormulaError,
  isTrue,
  notThere,
  type Result,
  toNumber,
  UnsupportedFormulaError,
  wrongNumber,
} from './values.ts';

/** Functions that Formula.js lacks or gets wrong: its legacy distribution names take the arguments of the newer ones. */
export const statisticsFunctions: Readonly<Record<string, SheetFunction>> = {
  NORMSDIST: ([z], context) =>
    createResult(callLibraryNumber('NORM.S.DIST', [readFirstNumber(z, context), true])),
  LOGNORMDIST: (args, context) =>
    createResult(callLibraryNumber('LOGNORM.DIST', [...toNumbers(args, context), true])),
  TDIST: (args, context) => {
    const [x = 0, degreesOfFreedom = 0, tails = 0] = toNumbers(args, context);
    if (x < 0 || (tails !== 1 && tails !== 2)) return createResult(wrongNumber);
    return createResult(callLibraryNumber(tails === 2 ? 'T.DIST.2T' : 'T.DIST.RT', [x, degreesOfFreedom]));
  },
  'T.DIST': ([x, degreesOfFreedom, isCumulative], context) => {
    const [at, degrees] = [
      readFirstNumber(x, context),
      Math.trunc(readFirstNumber(degreesOfFreedom, context)),
    ];
    if (degrees < 1)
      return createResult(isTrue(readFirstValue(isCumulative, context)) ? wrongNumber : divisionByZero);
    return createResult(
      isTrue(readFirstValue(isCumulative, context))
        ? computeStudentProbability(at, degrees)
        : computeStudentDensity(at, degrees),
    );
  },
  'CHISQ.TEST': computeChiSquareTest,
  CHITEST: computeChiSquareTest,
  'F.TEST': computeVarianceTest,
  FTEST: computeVarianceTest,
  'T.TEST': computeMeanTest,
  TTEST: computeMeanTest,
  'NORM.INV': computeInverseNormal,
  NORMINV: computeInverseNormal,
  HARMEAN: (args, context) => {
    const numbers = collectNumbers(args, context);
    if (numbers.length === 0) return createResult(notThere);
    if (numbers.some((number) => number <= 0)) return createResult(wrongNumber);
    return createResult(numbers.length / numbers.reduce((sum, number) => sum + 1 / number, 0));
  },
  'STDEV.S': requireCount(2, 'STDEV.S'),
  STDEV: requireCount(2, 'STDEV.S'),
  'VAR.S': requireCount(2, 'VAR.S'),
  VAR: requireCount(2, 'VAR.S'),
  'STDEV.P': requireCount(1, 'STDEV.P'),
  STDEVP: requireCount(1, 'STDEV.P'),
  'VAR.P': requireCount(1, 'VAR.P'),
  VARP: requireCount(1, 'VAR.P'),
  KURT: requireCount(4, 'KURT'),
  SKEW: requireCount(3, 'SKEW'),
  VARA: (args, context) => createResult(computeVariance(collectAllNumbers(args, context), 1)),
  VARPA: (args, context) => createResult(computeVariance(collectAllNumbers(args, context), 0)),
  STDEVA: (args, context) =>
    createResult(computeSquareRoot(computeVariance(collectAllNumbers(args, context), 1))),
  STDEVPA: (args, context) =>
    createResult(computeSquareRoot(computeVariance(collectAllNumbers(args, context), 0))),
  'MODE.SNGL': (args, context) => createResult(findMode(collectNumbers(args, context))),
  MODE: (args, context) => createResult(findMode(collectNumbers(args, context))),
  LARGE: ([list, at], context) => createResult(selectNth(list, { at, order: -1 }, context)),
  SMALL: ([list, at], context) => createResult(selectNth(list, { at, order: 1 }, context)),
  RANK: (args, context) => createResult(computeRank(args, context).first),
  'RANK.EQ': (args, context) => createResult(computeRank(args, context).first),
  'RANK.AVG': (args, context) => {
    const { first, tieCount } = computeRank(args, context);
    return createResult(first + (tieCount - 1) / 2);
  },
  'PERCENTRANK.INC': createPercentRank(false),
  'PERCENTRANK.EXC': createPercentRank(true),
  PERCENTRANK: createPercentRank(false),
};

const toNumbers = (args: readonly Result[], context: FormulaContext): number[] =>
  args.map((arg) => readFirstNumber(arg, context));

export function computeVariance(numbers: readonly number[], ddof: 0 | 1): number {
  if (numbers.length <= ddof) throw new FormulaError(divisionByZero);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / (numbers.length - ddof);
}

const computeSquareRoot = (number: number): number => Math.sqrt(number);

/** Numbers, and other values in ranges: text counts as 0, TRUE as 1. */
function collectAllNumbers(args: readonly Result[], context: FormulaContext): number[] {
  return args.flatMap((arg) => {
    if (arg.kind === 'value') return [toNumber(arg.value)];
    return readRows(arg, context)
      .flat()
      .flatMap((cellValue) =>
        cellValue === null ? [] : [typeof cellValue === 'string' ? 0 : toNumber(cellValue)],
      );
  });
}

function requireCount(minimumCount: number, name: string): SheetFunction {
  return (args, context) => {
    const numbers = collectNumbers(args, context);
    if (numbers.length < minimumCount) return createResult(divisionByZero);
    return callLibraryFunction(name, [{ kind: 'matrix', rows: [numbers] }], context);
  };
}

function callLibraryFunction(name: string, args: readonly Result[], context: FormulaContext): Result {
  const libraryFunction = findLibraryFunction(name);
  if (libraryFunction === null) throw new UnsupportedFormulaError();
  return libraryFunction(args, context);
}

function findMode(numbers: readonly number[]): Value {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const max = [...counts.values()].reduce((one, other) => Math.max(one, other), 0);
  return max < 2 ? notThere : (numbers.find((one) => counts.get(one) === max) ?? notThere);
}

function selectNth(
  list: Result | undefined,
  { at, order }: { at: Result | undefined; order: 1 | -1 },
  context: FormulaContext,
): Value {
  const numbers = collectNumbers(list === undefined ? [] : [list], context).toSorted(
    (one, other) => (one - other) * order,
  );
  // A fractional position is rounded up.
  return numbers[Math.ceil(readFirstNumber(at, context)) - 1] ?? wrongNumber;
}

function computeRank(args: readonly Result[], context: FormulaContext): { first: number; tieCount: number } {
  const [ranked, list, order] = args;
  const rankedValue = readFirstNumber(ranked, context);
  const numbers = collectNumbers(list === undefined ? [] : [list], context);
  const tieCount = numbers.filter((number) => number === rankedValue).length;
  if (tieCount === 0) throw new FormulaError(notThere);
  const isRising = readFirstNumber(order, context, 0) !== 0;
  return {
    first: numbers.filter((number) => (isRising ? number < rankedValue : number > rankedValue)).length + 1,
    tieCount: tieCount,
  };
}

/** Percent rank: the share of numbers below a value, interpolated. Truncated, not rounded, to three digits. */
function createPercentRank(isExclusive: boolean): SheetFunction {
  return ([list, ranked, digits], context) => {
    const numbers = collectNumbers(list === undefined ? [] : [list], context).toSorted(
      (one, other) => one - other,
    );
    const rankedValue = readFirstNumber(ranked, context);
    const precision = 10 ** Math.trunc(readFirstNumber(digits, context, 3));
    if (numbers.length === 0 || precision < 10) return createResult(wrongNumber);
    const below = numbers.filter((number) => number < rankedValue).length;
    const [before, after] = [numbers[below - 1], numbers[below]];
    if (after === undefined || (before === undefined && after > rankedValue)) return createResult(notThere);
    const position =
      after === rankedValue || before === undefined
        ? below
        : below - 1 + (rankedValue - before) / (after - before);
    const denominator = isExclusive ? numbers.length + 1 : numbers.length - 1;
    const rank = denominator === 0 ? 1 : (position + (isExclusive ? 1 : 0)) / denominator;
    return createResult(Math.floor(Number((rank * precision).toPrecision(14))) / precision);
  };
}

function computeInverseNormal(args: readonly Result[], context: FormulaContext): Result {
  const [probability = 0, mean = 0, deviation = 0] = toNumbers(args, context);
  if (probability <= 0 || probability >= 1 || deviation <= 0) return createResult(wrongNumber);
  return createResult(callLibraryNumber('NORM.INV', [probability, mean, deviation]));
}

function computeStudentProbability(at: number, degreesOfFreedom: number): number {
  const upperTail = callLibraryNumber('T.DIST.RT', [Math.abs(at), degreesOfFreedom]);
  return at < 0 ? upperTail : 1 - upperTail;
}

function computeStudentDensity(at: number, degreesOfFreedom: number): number {
  const logGamma = (x: number): number => callLibraryNumber('GAMMALN', [x]);
  const factor = Math.exp(logGamma((degreesOfFreedom + 1) / 2) - logGamma(degreesOfFreedom / 2));
  return (
    (factor / Math.sqrt(degreesOfFreedom * Math.PI)) *
    (1 + at ** 2 / degreesOfFreedom) ** (-(degreesOfFreedom + 1) / 2)
  );
}

function computeChiSquareTest([actual, expected]: readonly Result[], context: FormulaContext): Result {
  const [observed, expectedRows] = [readNumberRows(actual, context), readNumberRows(expected, context)];
  const [height, width] = [observed.length, observed[0]?.length ?? 0];
  if (expectedRows.length !== height || expectedRows[0]?.length !== width || height * width < 2)
    return createResult(notThere);
  const terms = observed.flatMap((line, row) =>
    line.map((observedValue, column) => {
      const expectedValue = expectedRows[row]?.[column] ?? 0;
      if (expectedValue === 0) throw new FormulaError(divisionByZero);
      return (observedValue - expectedValue) ** 2 / expectedValue;
    }),
  );
  const degreesOfFreedom = height > 1 && width > 1 ? (height - 1) * (width - 1) : height * width - 1;
  return createResult(
    callLibraryNumber('CHISQ.DIST.RT', [terms.reduce((sum, term) => sum + term, 0), degreesOfFreedom]),
  );
}

const readNumberRows = (result: Result | undefined, context: FormulaContext): number[][] =>
  result === undefined ? [] : readRows(result, context).map((line) => line.map(toNumber));

/** Two-tailed F-test of the variances of two lists. */
function computeVarianceTest([firstList, secondList]: readonly Result[], context: FormulaContext): Result {
  const [a, b] = [readNumberList(firstList, context), readNumberList(secondList, context)];
  const [first, second] = [computeVariance(a, 1), computeVariance(b, 1)];
  if (first === 0 || second === 0) return createResult(divisionByZero);
  const upperTail = callLibraryNumber('F.DIST.RT', [first / second, a.length - 1, b.length - 1]);
  return createResult(2 * Math.min(upperTail, 1 - upperTail));
}

const readNumberList = (result: Result | undefined, context: FormulaContext): number[] =>
  collectNumbers(result === undefined ? [] : [result], context);

/** T-test: paired, with equal variances, or with unequal variances. */
function computeMeanTest(
  [firstList, secondList, sides, kind]: readonly Result[],
  context: FormulaContext,
): Result {
  const [tails, type] = [readFirstNumber(sides, context), readFirstNumber(kind, context)];
  if (tails !== 1 && tails !== 2) return createResult(wrongNumber);
  const [a, b] = [readNumberList(firstList, context), readNumberList(secondList, context)];
  const { statistic, degreesOfFreedom: freedom } = computeTStatistic(type, a, b);
  const oneSided = callLibraryNumber('T.DIST.RT', [Math.abs(statistic), freedom]);
  return createResult(tails * oneSided);
}

function computeTStatistic(
  type: number,
  a: readonly number[],
  b: readonly number[],
): { statistic: number; degreesOfFreedom: number } {
  const computeMean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  if (type === 1) {
    if (a.length !== b.length) throw new FormulaError(notThere);
    const differences = a.map((value, at) => value - (b[at] ?? 0));
    return {
      statistic: computeMean(differences) / Math.sqrt(computeVariance(differences, 1) / differences.length),
      degreesOfFreedom: differences.length - 1,
    };
  }
  if (type !== 2 && type !== 3) throw new FormulaError(wrongNumber);
  const [first, second] = [computeVariance(a, 1), computeVariance(b, 1)];
  const meanDifference = computeMean(a) - computeMean(b);
  if (type === 2) {
    const degreesOfFreedom = a.length + b.length - 2;
    const pooledVariance = ((a.length - 1) * first + (b.length - 1) * second) / degreesOfFreedom;
    return {
      statistic: meanDifference / Math.sqrt(pooledVariance * (1 / a.length + 1 / b.length)),
      degreesOfFreedom,
    };
  }
  const [s, t] = [first / a.length, second / b.length];
  const degreesOfFreedom = (s + t) ** 2 / (s ** 2 / (a.length - 1) + t ** 2 / (b.length - 1));
  return { statistic: meanDifference / Math.sqrt(s + t), degreesOfFreedom };
}
