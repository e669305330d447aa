import { isError, type Value } from '../workbook/workbook.ts';
import { collectNumbers, flattenValues, readFirstValue } from './arguments.ts';
import { compileCriterion } from './criterion.ts';
import { type FormulaContext, readRows, type SheetFunction } from './formula-context.ts';
import {
  createResult,
  divisionByZero,
  FormulaError,
  isTrue,
  parseNumberOrNull,
  type Result,
  wrongValue,
} from './values.ts';

const computeSum = (numbers: readonly number[]): number => {
  // Compensated (Kahan) summation: a column of cents adds up exactly.
  let [total, lost] = [0, 0];
  for (const number of numbers) {
    const next = total + number;
    lost += Math.abs(total) >= Math.abs(number) ? total - next + number : number - next + total;
    total = next;
  }
  return Number.isFinite(lost) ? total + lost : total;
};
const computeMean = (numbers: readonly number[]): Value =>
  numbers.length === 0 ? divisionByZero : computeSum(numbers) / numbers.length;
const computeMinimum = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.min(one, other), numbers[0] ?? 0);
const computeMaximum = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.max(one, other), numbers[0] ?? 0);

const aggregateNumbers =
  (aggregate: (numbers: readonly number[]) => Value): SheetFunction =>
  (args, context) =>
    createResult(aggregate(collectNumbers(args, context)));

/** From ranges only numbers; from literals also text that parses as one. */
function listCountable(arg: Result, context: FormulaContext): Value[] {
  if (arg.kind !== 'value') return flattenValues([arg], context).filter((one) => typeof one === 'number');
  const aggregate = arg.value;
  const isNumber =
    typeof aggregate === 'string' ? parseNumberOrNull(aggregate) !== null : !isError(aggregate);
  return isNumber ? [aggregate] : [];
}

function readBooleans(args: readonly Result[], context: FormulaContext): boolean[] {
  const found = args.flatMap((arg) => {
    if (arg.kind === 'value') return [isTrue(arg.value)];
    return readRows(arg, context)
      .flat()
      .flatMap((one) =>
        isError(one) || typeof one === 'number' || typeof one === 'boolean' ? [isTrue(one)] : [],
      );
  });
  if (found.length === 0) throw new FormulaError(wrongValue);
  return found;
}

export const sumFunctions: Readonly<Record<string, SheetFunction>> = {
  SUM: aggregateNumbers(computeSum),
  AVERAGE: aggregateNumbers(computeMean),
  MIN: aggregateNumbers(computeMinimum),
  MAX: aggregateNumbers(computeMaximum),
  PRODUCT: aggregateNumbers((numbers) =>
    numbers.length === 0 ? 0 : numbers.reduce((one, other) => one * other, 1),
  ),
  SUMSQ: aggregateNumbers((numbers) => computeSum(numbers.map((one) => one * one))),
  COUNT: (args, context) => createResult(args.flatMap((arg) => listCountable(arg, context)).length),
  // Literal arguments count even if they are empty.
  COUNTA: (args, context) =>
    createResult(
      args.flatMap((arg) =>
        arg.kind === 'value' ? [arg.value] : flattenValues([arg], context).filter((one) => one !== null),
      ).length,
    ),
  COUNTBLANK: (args, context) => {
    const [area] = args;
    if (area?.kind !== 'area') return createResult(wrongValue);
    const { top, left, bottom, right } = area.area;
    const filled = flattenValues(args, context).filter((one) => one !== null && one !== '').length;
    return createResult((bottom - top + 1) * (right - left + 1) - filled);
  },
  AND: (args, context) => createResult(readBooleans(args, context).every(Boolean)),
  OR: (args, context) => createResult(readBooleans(args, context).some(Boolean)),
  XOR: (args, context) => createResult(readBooleans(args, context).filter(Boolean).length % 2 === 1),
  NOT: (args, context) => createResult(!isTrue(readFirstValue(args[0], context))),
  SUMPRODUCT: (args, context) => {
    const matrices = args.map((arg) => readRows(arg, context));
    const [one] = matrices;
    const isAlike = matrices.every(
      (rows) => rows.length === one?.length && rows[0]?.length === one[0]?.length,
    );
    if (one === undefined || !isAlike) return createResult(wrongValue);
    const products = one.flatMap((line, row) =>
      line.map((_, column) =>
        matrices.reduce((product, rows) => {
          const factor = rows[row]?.[column] ?? null;
          if (isError(factor)) throw new FormulaError(factor);
          return product * (typeof factor === 'number' ? factor : 0);
        }, 1),
      ),
    );
    return createResult(computeSum(products));
  },
  SUMIF: (args, context) =>
    createResult(computeSum(listMatchingNumbers([args[2] ?? args[0], args[0], args[1]], context))),
  AVERAGEIF: (args, context) =>
    createResult(computeMean(listMatchingNumbers([args[2] ?? args[0], args[0], args[1]], context))),
  COUNTIF: (args, context) => createResult(findMatchingPositions(args, context).length),
  SUMIFS: (args, context) => createResult(computeSum(listMatchingNumbers(args, context))),
  AVERAGEIFS: (args, context) => createResult(computeMean(listMatchingNumbers(args, context))),
  MINIFS: (args, context) => createResult(computeMinimum(listMatchingNumbers(args, context))),
  MAXIFS: (args, context) => createResult(computeMaximum(listMatchingNumbers(args, context))),
  COUNTIFS: (args, context) => createResult(findMatchingPositions(args, context).length),
};

/** Numbers of the first range at positions where all criteria hold. */
function listMatchingNumbers(args: readonly (Result | undefined)[], context: FormulaContext): number[] {
  const [aggregate, ...tests] = args;
  if (aggregate === undefined) throw new FormulaError(wrongValue);
  // The sum range starts at its given cell and has the size of the criteria range.
  const [test] = tests;
  const sumRange =
    aggregate.kind === 'area' && test?.kind === 'area'
      ? { ...aggregate, area: resizeLike(aggregate.area, test.area) }
      : aggregate;
  const from = sumRange.kind === 'area' ? sumRange.area : null;
  const values = from === null ? readRows(sumRange, context) : null;
  return findMatchingPositions(tests, context).flatMap(({ row, column }) => {
    const found =
      from === null || sumRange.kind !== 'area'
        ? (values?.[row]?.[column] ?? null)
        : context.getValue(sumRange.sheet, { row: from.top + row, column: from.left + column });
    if (isError(found)) throw new FormulaError(found);
    return typeof found === 'number' ? [found] : [];
  });
}

function resizeLike(
  from: { top: number; left: number },
  like: { top: number; left: number; bottom: number; right: number },
) {
  return {
    top: from.top,
    left: from.left,
    bottom: from.top + like.bottom - like.top,
    right: from.left + like.right - like.left,
  };
}

/** Positions, relative to the ranges, where all criteria hold. */
function findMatchingPositions(
  args: readonly (Result | undefined)[],
  context: FormulaContext,
): { row: number; column: number }[] {
  let found: { row: number; column: number }[] | null = null;
  for (let at = 0; at < args.length; at += 2) {
    const [area, criterion] = [args[at], args[at + 1]];
    if (area === undefined || criterion === undefined) throw new FormulaError(wrongValue);
    const holds = compileCriterion(readFirstValue(criterion, context));
    const rows = readRows(area, context);
    const matching: { row: number; column: number }[] = [];
    const before = found;
    if (before === null) {
      rows.forEach((line, row) => {
        line.forEach((one, column) => {
          if (holds(one)) matching.push({ row, column });
        });
      });
    } else {
      for (const address of before)
        if (holds(rows[address.row]?.[address.column] ?? null)) matching.push(address);
    }
    found = matching;
  }
  return found ?? [];
}
