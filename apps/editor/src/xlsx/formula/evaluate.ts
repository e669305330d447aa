import { isError, type Value } from '../workbook/workbook.ts';
import { type FormulaContext, rowsOf, singleOf } from './formula-context.ts';
import { findFunction, lazyFunctions } from './functions.ts';
import type { Expression } from './parse.ts';
import {
  compare,
  divisionByZero,
  FormulaError,
  type Matrix,
  numberOf,
  type Result,
  textOf,
  UnsupportedFormulaError,
  unknownName,
  value,
  wrongNumber,
  wrongReference,
  wrongValue,
} from './values.ts';

/** Evaluates a formula for its own cell. */
export function evaluate(expression: Expression, context: FormulaContext): Value {
  try {
    const result = evaluateResult(expression, context);
    const single = singleOf(result, context);
    if (typeof single === 'number' && !Number.isFinite(single)) return wrongNumber;
    return single ?? 0;
  } catch (error) {
    if (error instanceof FormulaError) return error.value;
    throw error;
  }
}

function singleIn(expression: Expression, context: FormulaContext): Value {
  return singleOf(evaluateResult(expression, context), context);
}

function evaluateResult(expression: Expression, context: FormulaContext): Result {
  switch (expression.kind) {
    case 'value':
      return value(expression.value);
    case 'nothing':
      return value(null);
    case 'reference':
      return { kind: 'area', sheet: sheetIn(expression.sheet, context), area: expression.area };
    case 'name':
      return namedResult(expression.name, context);
    case 'unary':
      return each([evaluateResult(expression.of, context)], context, ([of = null]) => {
        const number = numberOf(of);
        return expression.sign === '-' ? -number : expression.sign === '%' ? number / 100 : of;
      });
    case 'binary':
      return each(
        [evaluateResult(expression.left, context), evaluateResult(expression.right, context)],
        context,
        ([left = null, right = null]) => evaluateOperator(expression.sign, left, right),
      );
    case 'list':
      return { kind: 'matrix', rows: expression.rows.map((row) => row.map((one) => singleIn(one, context))) };
    case 'call':
      return call(expression.name, expression.args, context);
    case 'unknown':
      throw new UnsupportedFormulaError();
    default:
      throw new Error(`Unexpected ${JSON.stringify(expression satisfies never)}`);
  }
}

function sheetIn(name: string | null, context: FormulaContext): number {
  const sheet = name === null ? context.sheet : context.sheetNamed(name);
  if (sheet === null) throw new FormulaError(wrongReference);
  return sheet;
}

/** Names can refer to names, even circularly. */
const maxNameDepth = 20;

function namedResult(name: string, context: FormulaContext): Result {
  const expression = context.expressionNamed(name);
  if (expression === null) throw new FormulaError(unknownName);
  if (context.depth > maxNameDepth) throw new FormulaError(wrongReference);
  return evaluateResult(expression, { ...context, depth: context.depth + 1 });
}

function call(name: string, args: readonly Expression[], context: FormulaContext): Result {
  const lazy = lazyFunctions[name];
  if (lazy !== undefined) {
    return lazy(args, {
      valueOf: (one) => singleIn(one, context),
      resultOf: (one) => evaluateResult(one, context),
    });
  }
  const plain = findFunction(name);
  if (plain === null) throw new UnsupportedFormulaError();
  return plain(
    args.map((arg) => evaluateResult(arg, context)),
    context,
  );
}

/** Applies a function to single values, or element by element if one of them is a range. */
function each(
  results: readonly Result[],
  context: FormulaContext,
  of: (values: readonly Value[]) => Value,
): Result {
  const isSingle = results.every(
    (one) =>
      one.kind === 'value' ||
      (one.kind === 'area' && one.area.top === one.area.bottom && one.area.left === one.area.right),
  );
  if (isSingle) return value(of(results.map((one) => singleOf(one, context))));
  const matrices = results.map((one) => rowsOf(one, context));
  const height = Math.max(...matrices.map((rows) => rows.length));
  const width = Math.max(...matrices.map((rows) => rows[0]?.length ?? 0));
  context.spend(height * width);
  const rows: Value[][] = [];
  for (let row = 0; row < height; row++) {
    const line: Value[] = [];
    for (let column = 0; column < width; column++) {
      line.push(guardDepth(() => of(matrices.map((matrix) => repeatArgument(matrix, row, column)))));
    }
    rows.push(line);
  }
  return { kind: 'matrix', rows };
}

function repeatArgument(matrix: Matrix, row: number, column: number): Value {
  const line = matrix.length === 1 ? matrix[0] : matrix[row];
  const found = line?.length === 1 ? line[0] : line?.[column];
  return found === undefined ? { error: '#N/A' } : found;
}

function guardDepth(of: () => Value): Value {
  try {
    return of();
  } catch (error) {
    if (error instanceof FormulaError) return error.value;
    throw error;
  }
}

function evaluateOperator(sign: string, left: Value, right: Value): Value {
  if (isError(left)) return left;
  if (isError(right)) return right;
  switch (sign) {
    case '+':
      return addValues(numberOf(left), numberOf(right));
    case '-':
      return addValues(numberOf(left), -numberOf(right));
    case '*':
      return numberOf(left) * numberOf(right);
    case '/': {
      const by = numberOf(right);
      return by === 0 ? divisionByZero : numberOf(left) / by;
    }
    case '^': {
      const power = numberOf(left) ** numberOf(right);
      return Number.isFinite(power) ? power : wrongNumber;
    }
    case '&':
      return textOf(left) + textOf(right);
    case '=':
      return compare(left, right) === 0;
    case '<>':
      return compare(left, right) !== 0;
    case '<':
      return compare(left, right) < 0;
    case '>':
      return compare(left, right) > 0;
    case '<=':
      return compare(left, right) <= 0;
    case '>=':
      return compare(left, right) >= 0;
    default:
      return wrongValue;
  }
}

/** Rounds floating-point residue to zero: 0.1+0.2-0.3. */
function addValues(one: number, other: number): number {
  const sum = one + other;
  return Math.abs(sum) < Math.abs(one) * 1e-15 ? 0 : sum;
}
