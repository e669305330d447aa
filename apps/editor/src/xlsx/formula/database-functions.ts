import { isError, type Value } from '../workbook/workbook.ts';
import { single } from './arguments.ts';
import { criterion } from './criterion.ts';
import { type FormulaContext, rowsOf, type SheetFunction } from './formula-context.ts';
import { variance } from './statistics-functions.ts';
import {
  divisionByZero,
  FormulaError,
  type Matrix,
  notThere,
  numberOf,
  type Result,
  value,
  wrongNumber,
  wrongValue,
} from './values.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Functions on tables with a header row: the values of one field in the records that match a criteria table. */
export const databaseFunctions: Readonly<Record<string, SheetFunction>> = {
  DSUM: ofNumbers(total),
  DAVERAGE: ofNumbers((numbers) => (numbers.length === 0 ? divisionByZero : total(numbers) / numbers.length)),
  DCOUNT: ofNumbers((numbers) => numbers.length),
  DMAX: ofNumbers((numbers) => numbers.reduce((one, other) => Math.max(one, other), numbers[0] ?? 0)),
  DMIN: ofNumbers((numbers) => numbers.reduce((one, other) => Math.min(one, other), numbers[0] ?? 0)),
  DPRODUCT: ofNumbers((numbers) =>
    numbers.length === 0 ? 0 : numbers.reduce((one, other) => one * other, 1),
  ),
  DSTDEV: ofNumbers((numbers) => Math.sqrt(variance(numbers, 1))),
  DSTDEVP: ofNumbers((numbers) => Math.sqrt(variance(numbers, 0))),
  DVAR: ofNumbers((numbers) => variance(numbers, 1)),
  DVARP: ofNumbers((numbers) => variance(numbers, 0)),
  DCOUNTA: (args, context) => value(chosen(args, context).filter((one) => one !== null).length),
  DGET: (args, context) => {
    const values = chosen(args, context);
    if (values.length === 0) return value(wrongValue);
    return value(values.length > 1 ? wrongNumber : (values[0] ?? null));
  },
};

function ofNumbers(of: (numbers: readonly number[]) => Value): SheetFunction {
  return (args, context) =>
    value(
      of(
        chosen(args, context).flatMap((one) => {
          if (isError(one)) throw new FormulaError(one);
          return typeof one === 'number' ? [one] : [];
        }),
      ),
    );
}

function chosen(args: readonly Result[], context: FormulaContext): Value[] {
  const [table, field, criteria] = args;
  if (table === undefined || criteria === undefined) throw new FormulaError(wrongValue);
  const [names = [], ...records] = rowsOf(table, context);
  const picks = picksOf(rowsOf(criteria, context), names);
  const found = records.filter(picks);
  const requested = single(field, context);
  // Without a field, records are counted.
  if (requested === null) return found.map(() => 1);
  const column =
    typeof requested === 'string' ? columnNamed(requested, names) : Math.trunc(numberOf(requested)) - 1;
  if (column < 0 || column >= names.length) throw new FormulaError(wrongValue);
  return found.map((record) => record[column] ?? null);
}

const columnNamed = (name: string, names: readonly Value[]): number =>
  names.findIndex((one) => typeof one === 'string' && one.toLowerCase() === name.toLowerCase());

/** Criteria in a row are combined by AND, rows by OR. Text without an operator matches as a prefix. */
function picksOf(criteria: Matrix, names: readonly Value[]): (record: readonly Value[]) => boolean {
  const [heads = [], ...lines] = criteria;
  if (lines.length === 0) throw new FormulaError(notThere);
  const alternatives = lines.map((line) =>
    line.flatMap((requested, at) => {
      const head = heads[at] ?? null;
      const column = typeof head === 'string' ? columnNamed(head, names) : -1;
      if (requested === null || column < 0) return [];
      const isWord = typeof requested === 'string' && !/^[<>=]/.test(requested);
      return [{ column, holds: criterion(isWord ? `${requested}*` : requested) }];
    }),
  );
  return (record) =>
    alternatives.some((tests) => tests.every(({ column, holds }) => holds(record[column] ?? null)));
}
