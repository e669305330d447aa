import { isError, type Value } from '../workbook/workbook.ts';
import { collectNumbers, firstValue, flattenValues } from './arguments.ts';
import { compileCriterion } from './criterion.ts';
import { type FormulaContext, readRows, type SheetFunction } from './formula-context.ts';
import { divisionByZero, FormulaError, isTrue, numberIn, type Result, value, wrongValue } from './values.ts';

const sum = (numbers: readonly number[]): number => {
  // Compensated (Kahan) summation: a column of cents adds up exactly.
  let [total, lost] = [0, 0];
  for (const number of numbers) {
    const next = total + number;
    lost += Math.abs(total) >= Math.abs(number) ? total - next + number : number - next + total;
    total = next;
  }
  return Number.isFinite(lost) ? total + lost : total;
};
const mean = (numbers: readonly number[]): Value =>
  numbers.length === 0 ? divisionByZero : sum(numbers) / numbers.length;
const minimum = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.min(one, other), numbers[0] ?? 0);
const maximum = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.max(one, other), numbers[0] ?? 0);

const ofNumbers =
  (of: (numbers: readonly number[]) => Value): SheetFunction =>
  (args, context) =>
    value(of(collectNumbers(args, context)));

/** From ranges only numbers; from literals also text that parses as one. */
function countable(arg: Result, context: FormulaContext): Value[] {
  if (arg.kind !== 'value') return flattenValues([arg], context).filter((one) => typeof one === 'number');
  const of = arg.value;
  const isNumber = typeof of === 'string' ? numberIn(of) !== null : !isError(of);
  return isNumber ? [of] : [];
}

function truths(args: readonly Result[], context: FormulaContext): boolean[] {
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
  SUM: ofNumbers(sum),
  AVERAGE: ofNumbers(mean),
  MIN: ofNumbers(minimum),
  MAX: ofNumbers(maximum),
  PRODUCT: ofNumbers((numbers) =>
    numbers.length === 0 ? 0 : numbers.reduce((one, other) => one * other, 1),
  ),
  SUMSQ: ofNumbers((numbers) => sum(numbers.map((one) => one * one))),
  COUNT: (args, context) => value(args.flatMap((arg) => countable(arg, context)).length),
  // Literal arguments count even if they are empty.
  COUNTA: (args, context) =>
    value(
      args.flatMap((arg) =>
        arg.kind === 'value' ? [arg.value] : flattenValues([arg], context).filter((one) => one !== null),
      ).length,
    ),
  COUNTBLANK: (args, context) => {
    const [area] = args;
    if (area?.kind !== 'area') return value(wrongValue);
    const { top, left, bottom, right } = area.area;
    const filled = flattenValues(args, context).filter((one) => one !== null && one !== '').length;
    return value((bottom - top + 1) * (right - left + 1) - filled);
  },
  AND: (args, context) => value(truths(args, context).every(Boolean)),
  OR: (args, context) => value(truths(args, context).some(Boolean)),
  XOR: (args, context) => value(truths(args, context).filter(Boolean).length % 2 === 1),
  NOT: (args, context) => value(!isTrue(firstValue(args[0], context))),
  SUMPRODUCT: (args, context) => {
    const matrices = args.map((arg) => readRows(arg, context));
    const [one] = matrices;
    const isAlike = matrices.every(
      (rows) => rows.length === one?.length && rows[0]?.length === one[0]?.length,
    );
    if (one === undefined || !isAlike) return value(wrongValue);
    const products = one.flatMap((line, row) =>
      line.map((_, column) =>
        matrices.reduce((product, rows) => {
          const factor = rows[row]?.[column] ?? null;
          if (isError(factor)) throw new FormulaError(factor);
          return product * (typeof factor === 'number' ? factor : 0);
        }, 1),
      ),
    );
    return value(sum(products));
  },
  SUMIF: (args, context) => value(sum(chosen([args[2] ?? args[0], args[0], args[1]], context))),
  AVERAGEIF: (args, context) => value(mean(chosen([args[2] ?? args[0], args[0], args[1]], context))),
  COUNTIF: (args, context) => value(places(args, context).length),
  SUMIFS: (args, context) => value(sum(chosen(args, context))),
  AVERAGEIFS: (args, context) => value(mean(chosen(args, context))),
  MINIFS: (args, context) => value(minimum(chosen(args, context))),
  MAXIFS: (args, context) => value(maximum(chosen(args, context))),
  COUNTIFS: (args, context) => value(places(args, context).length),
};

/** Numbers of the first range at positions where all criteria hold. */
function chosen(args: readonly (Result | undefined)[], context: FormulaContext): number[] {
  const [of, ...tests] = args;
  if (of === undefined) throw new FormulaError(wrongValue);
  // The sum range starts at its given cell and has the size of the criteria range.
  const [test] = tests;
  const sumRange =
    of.kind === 'area' && test?.kind === 'area' ? { ...of, area: sized(of.area, test.area) } : of;
  const from = sumRange.kind === 'area' ? sumRange.area : null;
  const values = from === null ? readRows(sumRange, context) : null;
  return places(tests, context).flatMap(({ row, column }) => {
    const found =
      from === null || sumRange.kind !== 'area'
        ? (values?.[row]?.[column] ?? null)
        : context.getValue(sumRange.sheet, { row: from.top + row, column: from.left + column });
    if (isError(found)) throw new FormulaError(found);
    return typeof found === 'number' ? [found] : [];
  });
}

function sized(
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
function places(
  args: readonly (Result | undefined)[],
  context: FormulaContext,
): { row: number; column: number }[] {
  let found: { row: number; column: number }[] | null = null;
  for (let at = 0; at < args.length; at += 2) {
    const [area, criterion] = [args[at], args[at + 1]];
    if (area === undefined || criterion === undefined) throw new FormulaError(wrongValue);
    const holds = compileCriterion(firstValue(criterion, context));
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
      for (const place of before) if (holds(rows[place.row]?.[place.column] ?? null)) matching.push(place);
    }
    found = matching;
  }
  return found ?? [];
}
