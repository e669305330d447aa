import { isError, type Value } from '../workbook/workbook.ts';
import { readFirstValue } from './arguments.ts';
import { compileCriterion } from './criterion.ts';
import { type FormulaContext, readRows, type SheetFunction } from './formula-context.ts';
import { computeVariance } from './statistics-functions.ts';
import {
  createResult,
  divisionByZero,
  FormulaError,
  type Matrix,
  notThere,
  type Result,
  toNumber,
  wrongNumber,
  wrongValue,
} from './values.ts';

const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Functions on tables with a header row: the values of one field in the records that match a criteria table. */
export const databaseFunctions: Readonly<Record<string, SheetFunction>> = {
  DSUM: aggregateNumbers(sumNumbers),
  DAVERAGE: aggregateNumbers((numbers) =>
    numbers.length === 0 ? divisionByZero : sumNumbers(numbers) / numbers.length,
  ),
  DCOUNT: aggregateNumbers((numbers) => numbers.length),
  DMAX: aggregateNumbers((numbers) => numbers.reduce((one, other) => Math.max(one, other), numbers[0] ?? 0)),
  DMIN: aggregateNumbers((numbers) => numbers.reduce((one, other) => Math.min(one, other), numbers[0] ?? 0)),
  DPRODUCT: aggregateNumbers((numbers) =>
    numbers.length === 0 ? 0 : numbers.reduce((one, other) => one * other, 1),
  ),
  DSTDEV: aggregateNumbers((numbers) => Math.sqrt(computeVariance(numbers, 1))),
  DSTDEVP: aggregateNumbers((numbers) => Math.sqrt(computeVariance(numbers, 0))),
  DVAR: aggregateNumbers((numbers) => computeVariance(numbers, 1)),
  DVARP: aggregateNumbers((numbers) => computeVariance(numbers, 0)),
  DCOUNTA: (args, context) => createResult(selectValues(args, context).filter((one) => one !== null).length),
  DGET: (args, context) => {
    const values = selectValues(args, context);
    if (values.length === 0) return createResult(wrongValue);
    return createResult(values.length > 1 ? wrongNumber : (values[0] ?? null));
  },
};

function aggregateNumbers(aggregate: (numbers: readonly number[]) => Value): SheetFunction {
  return (args, context) =>
    createResult(
      aggregate(
        selectValues(args, context).flatMap((one) => {
          if (isError(one)) throw new FormulaError(one);
          return typeof one === 'number' ? [one] : [];
        }),
      ),
    );
}

function selectValues(args: readonly Result[], context: FormulaContext): Value[] {
  const [table, field, criteria] = args;
  if (table === undefined || criteria === undefined) throw new FormulaError(wrongValue);
  const [names = [], ...records] = readRows(table, context);
  const isMatch = compileCriteria(readRows(criteria, context), names);
  const matchingRecords = records.filter(isMatch);
  const fieldValue = readFirstValue(field, context);
  // Without a field, records are counted.
  if (fieldValue === null) return matchingRecords.map(() => 1);
  const column =
    typeof fieldValue === 'string' ? findColumn(fieldValue, names) : Math.trunc(toNumber(fieldValue)) - 1;
  if (column < 0 || column >= names.length) throw new FormulaError(wrongValue);
  return matchingRecords.map((record) => record[column] ?? null);
}

const findColumn = (name: string, names: readonly Value[]): number =>
  names.findIndex((one) => typeof one === 'string' && one.toLowerCase() === name.toLowerCase());

/** Criteria in a row are combined by AND, rows by OR. Text without an operator matches as a prefix. */
function compileCriteria(criteria: Matrix, names: readonly Value[]): (record: readonly Value[]) => boolean {
  const [headers = [], ...criteriaRows] = criteria;
  if (criteriaRows.length === 0) throw new FormulaError(notThere);
  const alternatives = criteriaRows.map((criteriaRow) =>
    criteriaRow.flatMap((criterion, index) => {
      const header = headers[index] ?? null;
      const column = typeof header === 'string' ? findColumn(header, names) : -1;
      if (criterion === null || column < 0) return [];
      const isPlainText = typeof criterion === 'string' && !/^[<>=]/.test(criterion);
      return [{ column, matches: compileCriterion(isPlainText ? `${criterion}*` : criterion) }];
    }),
  );
  return (record) =>
    alternatives.some((tests) => tests.every(({ column, matches }) => matches(record[column] ?? null)));
}
