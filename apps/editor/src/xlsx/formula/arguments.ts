import { isError, type Value } from '../workbook/workbook.ts';
import { type FormulaContext, readRows } from './formula-context.ts';
import { FormulaError, parseNumberOrNull, type Result, toNumber, wrongValue } from './values.ts';

export const isOmitted = (result: Result | undefined): boolean =>
  result === undefined || (result.kind === 'value' && result.value === null);

/** A single value; the first value of a range. */
export function readFirstValue(result: Result | undefined, context: FormulaContext): Value {
  if (result === undefined) return null;
  if (result.kind === 'value') return result.value;
  return readRows(result, context)[0]?.[0] ?? null;
}

export function readFirstNumber(
  result: Result | undefined,
  context: FormulaContext,
  missing?: number,
): number {
  if (result === undefined && missing === undefined) throw new FormulaError(wrongValue);
  return result === undefined ? (missing ?? 0) : toNumber(readFirstValue(result, context));
}

/** All values in order. */
export function flattenValues(results: readonly Result[], context: FormulaContext): Value[] {
  return results.flatMap((one) => readRows(one, context).flat());
}

/** The numbers of an aggregate: from ranges only actual numbers, from literals also text that parses as one. */
export function collectNumbers(results: readonly Result[], context: FormulaContext): number[] {
  const numbers: number[] = [];
  for (const result of results) {
    if (result.kind === 'value') {
      const { value } = result;
      if (value !== null) numbers.push(typeof value === 'string' ? parseNumberText(value) : toNumber(value));
      continue;
    }
    for (const row of readRows(result, context)) {
      for (const value of row) {
        if (isError(value)) throw new FormulaError(value);
        if (typeof value === 'number') numbers.push(value);
      }
    }
  }
  return numbers;
}

function parseNumberText(text: string): number {
  const number = parseNumberOrNull(text);
  if (number === null) throw new FormulaError(wrongValue);
  return number;
}
