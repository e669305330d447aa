import { isError, type Value } from '../book/book.ts';
import { flat, numbersOf, single } from './arguments.ts';
import { criterion } from './criterion.ts';
import { rowsOf, type SheetFunction, type Surroundings } from './reading.ts';
import { divisionByZero, FormulaError, isTrue, numberIn, type Result, value, wrongValue } from './values.ts';

const sum = (numbers: readonly number[]): number => {
  // Each addition's loss is carried along: a column of cents adds up to cents.
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
  (args, around) =>
    value(of(numbersOf(args, around)));

/** Of an area only numbers; of what is written into the formula also what reads as one. */
function countable(arg: Result, around: Surroundings): Value[] {
  if (arg.kind !== 'value') return flat([arg], around).filter((one) => typeof one === 'number');
  const of = arg.value;
  const isNumber = typeof of === 'string' ? numberIn(of) !== null : !isError(of);
  return isNumber ? [of] : [];
}

function truths(args: readonly Result[], around: Surroundings): boolean[] {
  const found = args.flatMap((arg) => {
    if (arg.kind === 'value') return [isTrue(arg.value)];
    return rowsOf(arg, around)
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
  COUNT: (args, around) => value(args.flatMap((arg) => countable(arg, around)).length),
  // What is written into the formula counts, were it nothing.
  COUNTA: (args, around) =>
    value(
      args.flatMap((arg) =>
        arg.kind === 'value' ? [arg.value] : flat([arg], around).filter((one) => one !== null),
      ).length,
    ),
  COUNTBLANK: (args, around) => {
    const [area] = args;
    if (area?.kind !== 'area') return value(wrongValue);
    const { top, left, bottom, right } = area.area;
    const filled = flat(args, around).filter((one) => one !== null && one !== '').length;
    return value((bottom - top + 1) * (right - left + 1) - filled);
  },
  AND: (args, around) => value(truths(args, around).every(Boolean)),
  OR: (args, around) => value(truths(args, around).some(Boolean)),
  XOR: (args, around) => value(truths(args, around).filter(Boolean).length % 2 === 1),
  NOT: (args, around) => value(!isTrue(single(args[0], around))),
  SUMPRODUCT: (args, around) => {
    const matrices = args.map((arg) => rowsOf(arg, around));
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
  SUMIF: (args, around) => value(sum(chosen([args[2] ?? args[0], args[0], args[1]], around))),
  AVERAGEIF: (args, around) => value(mean(chosen([args[2] ?? args[0], args[0], args[1]], around))),
  COUNTIF: (args, around) => value(places(args, around).length),
  SUMIFS: (args, around) => value(sum(chosen(args, around))),
  AVERAGEIFS: (args, around) => value(mean(chosen(args, around))),
  MINIFS: (args, around) => value(minimum(chosen(args, around))),
  MAXIFS: (args, around) => value(maximum(chosen(args, around))),
  COUNTIFS: (args, around) => value(places(args, around).length),
};

/** Numbers of the first area at the places at which all tests hold. */
function chosen(args: readonly (Result | undefined)[], around: Surroundings): number[] {
  const [of, ...tests] = args;
  if (of === undefined) throw new FormulaError(wrongValue);
  // The area of the numbers begins where it says and is as large as that of the test.
  const [test] = tests;
  const wanted =
    of.kind === 'area' && test?.kind === 'area' ? { ...of, area: sized(of.area, test.area) } : of;
  const from = wanted.kind === 'area' ? wanted.area : null;
  const values = from === null ? rowsOf(wanted, around) : null;
  return places(tests, around).flatMap(({ row, column }) => {
    const found =
      from === null || wanted.kind !== 'area'
        ? (values?.[row]?.[column] ?? null)
        : around.valueAt(wanted.sheet, { row: from.top + row, column: from.left + column });
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

/** Places, counted from the beginning of the areas, at which every test holds. */
function places(
  args: readonly (Result | undefined)[],
  around: Surroundings,
): { row: number; column: number }[] {
  let found: { row: number; column: number }[] | null = null;
  for (let at = 0; at < args.length; at += 2) {
    const [area, wanted] = [args[at], args[at + 1]];
    if (area === undefined || wanted === undefined) throw new FormulaError(wrongValue);
    const holds = criterion(single(wanted, around));
    const rows = rowsOf(area, around);
    const here: { row: number; column: number }[] = [];
    const before = found;
    if (before === null) {
      rows.forEach((line, row) => {
        line.forEach((one, column) => {
          if (holds(one)) here.push({ row, column });
        });
      });
    } else {
      for (const place of before) if (holds(rows[place.row]?.[place.column] ?? null)) here.push(place);
    }
    found = here;
  }
  return found ?? [];
}
