import type { Value } from '../workbook/workbook.ts';
import { numbersOf, single, singleNumber } from './arguments.ts';
import { type FormulaContext, rowsOf, type SheetFunction } from './formula-context.ts';
import { libraryFunction, libraryNumber } from './library-functions.ts';
import {
  divisionByZero,
  FormulaError,
  isTrue,
  notThere,
  numberOf,
  type Result,
  UnsupportedFormulaError,
  value,
  wrongNumber,
} from './values.ts';

/** Functions that the library lacks or gets wrong: its legacy distribution names take the arguments of the newer ones. */
export const statisticsFunctions: Readonly<Record<string, SheetFunction>> = {
  NORMSDIST: ([z], context) => value(libraryNumber('NORM.S.DIST', [singleNumber(z, context), true])),
  LOGNORMDIST: (args, context) => value(libraryNumber('LOGNORM.DIST', [...all(args, context), true])),
  TDIST: (args, context) => {
    const [x = 0, freedom = 0, tails = 0] = all(args, context);
    if (x < 0 || (tails !== 1 && tails !== 2)) return value(wrongNumber);
    return value(libraryNumber(tails === 2 ? 'T.DIST.2T' : 'T.DIST.RT', [x, freedom]));
  },
  'T.DIST': ([x, freedom, isCumulative], context) => {
    const [at, degrees] = [singleNumber(x, context), Math.trunc(singleNumber(freedom, context))];
    if (degrees < 1) return value(isTrue(single(isCumulative, context)) ? wrongNumber : divisionByZero);
    return value(
      isTrue(single(isCumulative, context)) ? studentBelow(at, degrees) : studentDensity(at, degrees),
    );
  },
  'CHISQ.TEST': chiSquareTest,
  CHITEST: chiSquareTest,
  'F.TEST': varianceTest,
  FTEST: varianceTest,
  'T.TEST': meanTest,
  TTEST: meanTest,
  'NORM.INV': inverseNormal,
  NORMINV: inverseNormal,
  HARMEAN: (args, context) => {
    const numbers = numbersOf(args, context);
    if (numbers.length === 0) return value(notThere);
    if (numbers.some((one) => one <= 0)) return value(wrongNumber);
    return value(numbers.length / numbers.reduce((sum, one) => sum + 1 / one, 0));
  },
  'STDEV.S': ofAtLeast(2, 'STDEV.S'),
  STDEV: ofAtLeast(2, 'STDEV.S'),
  'VAR.S': ofAtLeast(2, 'VAR.S'),
  VAR: ofAtLeast(2, 'VAR.S'),
  'STDEV.P': ofAtLeast(1, 'STDEV.P'),
  STDEVP: ofAtLeast(1, 'STDEV.P'),
  'VAR.P': ofAtLeast(1, 'VAR.P'),
  VARP: ofAtLeast(1, 'VAR.P'),
  KURT: ofAtLeast(4, 'KURT'),
  SKEW: ofAtLeast(3, 'SKEW'),
  VARA: (args, context) => value(variance(countedNumbers(args, context), 1)),
  VARPA: (args, context) => value(variance(countedNumbers(args, context), 0)),
  STDEVA: (args, context) => value(root(variance(countedNumbers(args, context), 1))),
  STDEVPA: (args, context) => value(root(variance(countedNumbers(args, context), 0))),
  'MODE.SNGL': (args, context) => value(mostFrequent(numbersOf(args, context))),
  MODE: (args, context) => value(mostFrequent(numbersOf(args, context))),
  LARGE: ([of, at], context) => value(rankValues(of, { at, order: -1 }, context)),
  SMALL: ([of, at], context) => value(rankValues(of, { at, order: 1 }, context)),
  RANK: (args, context) => value(rankOf(args, context).first),
  'RANK.EQ': (args, context) => value(rankOf(args, context).first),
  'RANK.AVG': (args, context) => {
    const { first, many } = rankOf(args, context);
    return value(first + (many - 1) / 2);
  },
  'PERCENTRANK.INC': percentRank(false),
  'PERCENTRANK.EXC': percentRank(true),
  PERCENTRANK: percentRank(false),
};

const all = (args: readonly Result[], context: FormulaContext): number[] =>
  args.map((arg) => singleNumber(arg, context));

export function variance(numbers: readonly number[], less: 0 | 1): number {
  if (numbers.length <= less) throw new FormulaError(divisionByZero);
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (numbers.length - less);
}

const root = (of: number): number => Math.sqrt(of);

/** Numbers, and other values in ranges: text counts as 0, TRUE as 1. */
function countedNumbers(args: readonly Result[], context: FormulaContext): number[] {
  return args.flatMap((arg) => {
    if (arg.kind === 'value') return [numberOf(arg.value)];
    return rowsOf(arg, context)
      .flat()
      .flatMap((one) => (one === null ? [] : [typeof one === 'string' ? 0 : numberOf(one)]));
  });
}

function ofAtLeast(many: number, name: string): SheetFunction {
  return (args, context) => {
    const numbers = numbersOf(args, context);
    if (numbers.length < many) return value(divisionByZero);
    return calledInLibrary(name, [{ kind: 'matrix', rows: [numbers] }], context);
  };
}

function calledInLibrary(name: string, args: readonly Result[], context: FormulaContext): Result {
  const of = libraryFunction(name);
  if (of === null) throw new UnsupportedFormulaError();
  return of(args, context);
}

function mostFrequent(numbers: readonly number[]): Value {
  const times = new Map<number, number>();
  for (const one of numbers) times.set(one, (times.get(one) ?? 0) + 1);
  const max = [...times.values()].reduce((one, other) => Math.max(one, other), 0);
  return max < 2 ? notThere : (numbers.find((one) => times.get(one) === max) ?? notThere);
}

function rankValues(
  of: Result | undefined,
  { at, order }: { at: Result | undefined; order: 1 | -1 },
  context: FormulaContext,
): Value {
  const numbers = numbersOf(of === undefined ? [] : [of], context).toSorted(
    (one, other) => (one - other) * order,
  );
  // A fractional position is rounded up.
  return numbers[Math.ceil(singleNumber(at, context)) - 1] ?? wrongNumber;
}

function rankOf(args: readonly Result[], context: FormulaContext): { first: number; many: number } {
  const [of, among, order] = args;
  const requested = singleNumber(of, context);
  const numbers = numbersOf(among === undefined ? [] : [among], context);
  const many = numbers.filter((one) => one === requested).length;
  if (many === 0) throw new FormulaError(notThere);
  const isRising = singleNumber(order, context, 0) !== 0;
  return { first: numbers.filter((one) => (isRising ? one < requested : one > requested)).length + 1, many };
}

/** Percent rank: the share of numbers below a value, interpolated. Truncated, not rounded, to three digits. */
function percentRank(isExclusive: boolean): SheetFunction {
  return ([among, of, digits], context) => {
    const numbers = numbersOf(among === undefined ? [] : [among], context).toSorted(
      (one, other) => one - other,
    );
    const requested = singleNumber(of, context);
    const many = 10 ** Math.trunc(singleNumber(digits, context, 3));
    if (numbers.length === 0 || many < 10) return value(wrongNumber);
    const below = numbers.filter((one) => one < requested).length;
    const [before, after] = [numbers[below - 1], numbers[below]];
    if (after === undefined || (before === undefined && after > requested)) return value(notThere);
    const between =
      after === requested || before === undefined
        ? below
        : below - 1 + (requested - before) / (after - before);
    const all = isExclusive ? numbers.length + 1 : numbers.length - 1;
    const rank = all === 0 ? 1 : (between + (isExclusive ? 1 : 0)) / all;
    return value(Math.floor(Number((rank * many).toPrecision(14))) / many);
  };
}

function inverseNormal(args: readonly Result[], context: FormulaContext): Result {
  const [probability = 0, mean = 0, deviation = 0] = all(args, context);
  if (probability <= 0 || probability >= 1 || deviation <= 0) return value(wrongNumber);
  return value(libraryNumber('NORM.INV', [probability, mean, deviation]));
}

function studentBelow(at: number, freedom: number): number {
  const beyond = libraryNumber('T.DIST.RT', [Math.abs(at), freedom]);
  return at < 0 ? beyond : 1 - beyond;
}

function studentDensity(at: number, freedom: number): number {
  const logGamma = (of: number): number => libraryNumber('GAMMALN', [of]);
  const factor = Math.exp(logGamma((freedom + 1) / 2) - logGamma(freedom / 2));
  return (factor / Math.sqrt(freedom * Math.PI)) * (1 + at ** 2 / freedom) ** (-(freedom + 1) / 2);
}

function chiSquareTest([actual, expected]: readonly Result[], context: FormulaContext): Result {
  const [seen, awaited] = [numberRows(actual, context), numberRows(expected, context)];
  const [height, width] = [seen.length, seen[0]?.length ?? 0];
  if (awaited.length !== height || awaited[0]?.length !== width || height * width < 2) return value(notThere);
  const distance = seen.flatMap((line, row) =>
    line.map((one, column) => {
      const other = awaited[row]?.[column] ?? 0;
      if (other === 0) throw new FormulaError(divisionByZero);
      return (one - other) ** 2 / other;
    }),
  );
  const freedom = height > 1 && width > 1 ? (height - 1) * (width - 1) : height * width - 1;
  return value(libraryNumber('CHISQ.DIST.RT', [distance.reduce((sum, one) => sum + one, 0), freedom]));
}

const numberRows = (of: Result | undefined, context: FormulaContext): number[][] =>
  of === undefined ? [] : rowsOf(of, context).map((line) => line.map(numberOf));

/** Two-tailed F-test of the variances of two lists. */
function varianceTest([one, other]: readonly Result[], context: FormulaContext): Result {
  const [a, b] = [listOf(one, context), listOf(other, context)];
  const [first, second] = [variance(a, 1), variance(b, 1)];
  if (first === 0 || second === 0) return value(divisionByZero);
  const above = libraryNumber('F.DIST.RT', [first / second, a.length - 1, b.length - 1]);
  return value(2 * Math.min(above, 1 - above));
}

const listOf = (of: Result | undefined, context: FormulaContext): number[] =>
  numbersOf(of === undefined ? [] : [of], context);

/** T-test: paired, with equal variances, or with unequal variances. */
function meanTest([one, other, sides, kind]: readonly Result[], context: FormulaContext): Result {
  const [tails, type] = [singleNumber(sides, context), singleNumber(kind, context)];
  if (tails !== 1 && tails !== 2) return value(wrongNumber);
  const [a, b] = [listOf(one, context), listOf(other, context)];
  const { distance, freedom } = studentOf(type, a, b);
  const oneSided = libraryNumber('T.DIST.RT', [Math.abs(distance), freedom]);
  return value(tails * oneSided);
}

function studentOf(
  type: number,
  a: readonly number[],
  b: readonly number[],
): { distance: number; freedom: number } {
  const meanOf = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;
  if (type === 1) {
    if (a.length !== b.length) throw new FormulaError(notThere);
    const steps = a.map((value, at) => value - (b[at] ?? 0));
    return {
      distance: meanOf(steps) / Math.sqrt(variance(steps, 1) / steps.length),
      freedom: steps.length - 1,
    };
  }
  if (type !== 2 && type !== 3) throw new FormulaError(wrongNumber);
  const [first, second] = [variance(a, 1), variance(b, 1)];
  const apart = meanOf(a) - meanOf(b);
  if (type === 2) {
    const freedom = a.length + b.length - 2;
    const common = ((a.length - 1) * first + (b.length - 1) * second) / freedom;
    return { distance: apart / Math.sqrt(common * (1 / a.length + 1 / b.length)), freedom };
  }
  const [s, t] = [first / a.length, second / b.length];
  const freedom = (s + t) ** 2 / (s ** 2 / (a.length - 1) + t ** 2 / (b.length - 1));
  return { distance: apart / Math.sqrt(s + t), freedom };
}
