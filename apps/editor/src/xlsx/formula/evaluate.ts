import { isError, type Value } from '../book/book.ts';
import { functionOf, lazyFunctions } from './functions.ts';
import type { Expression } from './parse.ts';
import { rowsOf, type Surroundings, singleOf } from './reading.ts';
import {
  compare,
  divisionByZero,
  FormulaError,
  type Matrix,
  numberOf,
  type Result,
  textOf,
  Unreckoned,
  unknownName,
  value,
  wrongNumber,
  wrongReference,
  wrongValue,
} from './values.ts';

/** The value of a formula for its own cell. */
export function evaluate(expression: Expression, around: Surroundings): Value {
  try {
    const result = resultOf(expression, around);
    const single = singleOf(result, around);
    if (typeof single === 'number' && !Number.isFinite(single)) return wrongNumber;
    return single ?? 0;
  } catch (error) {
    if (error instanceof FormulaError) return error.value;
    throw error;
  }
}

function singleIn(expression: Expression, around: Surroundings): Value {
  return singleOf(resultOf(expression, around), around);
}

function resultOf(expression: Expression, around: Surroundings): Result {
  switch (expression.kind) {
    case 'value':
      return value(expression.value);
    case 'nothing':
      return value(null);
    case 'reference':
      return { kind: 'area', sheet: sheetIn(expression.sheet, around), area: expression.area };
    case 'name':
      return namedResult(expression.name, around);
    case 'unary':
      return each([resultOf(expression.of, around)], around, ([of = null]) => {
        const number = numberOf(of);
        return expression.sign === '-' ? -number : expression.sign === '%' ? number / 100 : of;
      });
    case 'binary':
      return each(
        [resultOf(expression.left, around), resultOf(expression.right, around)],
        around,
        ([left = null, right = null]) => reckon(expression.sign, left, right),
      );
    case 'list':
      return { kind: 'matrix', rows: expression.rows.map((row) => row.map((one) => singleIn(one, around))) };
    case 'call':
      return call(expression.name, expression.args, around);
    case 'unknown':
      throw new Unreckoned();
    default:
      throw new Error(`Unexpected ${JSON.stringify(expression satisfies never)}`);
  }
}

function sheetIn(name: string | null, around: Surroundings): number {
  const sheet = name === null ? around.sheet : around.sheetNamed(name);
  if (sheet === null) throw new FormulaError(wrongReference);
  return sheet;
}

/** Names may lead to names, and in a circle. */
const maxNameDepth = 20;

function namedResult(name: string, around: Surroundings): Result {
  const expression = around.expressionNamed(name);
  if (expression === null) throw new FormulaError(unknownName);
  if (around.depth > maxNameDepth) throw new FormulaError(wrongReference);
  return resultOf(expression, { ...around, depth: around.depth + 1 });
}

function call(name: string, args: readonly Expression[], around: Surroundings): Result {
  const lazy = lazyFunctions[name];
  if (lazy !== undefined) {
    return lazy(args, {
      valueOf: (one) => singleIn(one, around),
      resultOf: (one) => resultOf(one, around),
    });
  }
  const plain = functionOf(name);
  if (plain === null) throw new Unreckoned();
  return plain(
    args.map((arg) => resultOf(arg, around)),
    around,
  );
}

/** Of single values one value; where one of them is an area, as many as it has. */
function each(
  results: readonly Result[],
  around: Surroundings,
  of: (values: readonly Value[]) => Value,
): Result {
  const isSingle = results.every(
    (one) =>
      one.kind === 'value' ||
      (one.kind === 'area' && one.area.top === one.area.bottom && one.area.left === one.area.right),
  );
  if (isSingle) return value(of(results.map((one) => singleOf(one, around))));
  const matrices = results.map((one) => rowsOf(one, around));
  const height = Math.max(...matrices.map((rows) => rows.length));
  const width = Math.max(...matrices.map((rows) => rows[0]?.length ?? 0));
  around.spend(height * width);
  const rows: Value[][] = [];
  for (let row = 0; row < height; row++) {
    const line: Value[] = [];
    for (let column = 0; column < width; column++) {
      line.push(guarded(() => of(matrices.map((matrix) => repeated(matrix, row, column)))));
    }
    rows.push(line);
  }
  return { kind: 'matrix', rows };
}

function repeated(matrix: Matrix, row: number, column: number): Value {
  const line = matrix.length === 1 ? matrix[0] : matrix[row];
  const found = line?.length === 1 ? line[0] : line?.[column];
  return found === undefined ? { error: '#N/A' } : found;
}

function guarded(of: () => Value): Value {
  try {
    return of();
  } catch (error) {
    if (error instanceof FormulaError) return error.value;
    throw error;
  }
}

function reckon(sign: string, left: Value, right: Value): Value {
  if (isError(left)) return left;
  if (isError(right)) return right;
  switch (sign) {
    case '+':
      return added(numberOf(left), numberOf(right));
    case '-':
      return added(numberOf(left), -numberOf(right));
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

/** A sum that should be nothing is nothing: 0.1+0.2-0.3. */
function added(one: number, other: number): number {
  const sum = one + other;
  return Math.abs(sum) < Math.abs(one) * 1e-15 ? 0 : sum;
}
