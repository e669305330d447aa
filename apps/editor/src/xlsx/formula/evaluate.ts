import { isError, type Value } from '../workbook/workbook.ts';
import { type FormulaContext, intersectImplicitly, readRows } from './formula-context.ts';
import { findFunction, lazyFunctions } from './functions.ts';
import type { Expression } from './parse.ts';
import {
  compare,
  createResult,
  divisionByZero,
  FormulaError,
  type Matrix,
  type Result,
  toNumber,
  toText,
  UnsupportedFormulaError,
  unknownName,
  wrongNumber,
  wrongReference,
  wrongValue,
} from './values.ts';

/** Evaluates a formula for its own cell. */
export function evaluate(expression: Expression, context: FormulaContext): Value {
  try {
    const result = evaluateResult(expression, context);
    const single = intersectImplicitly(result, context);
    if (typeof single === 'number' && !Number.isFinite(single)) return wrongNumber;
    return single ?? 0;
  } catch (error) {
    if (error instanceof FormulaError) return error.value;
    throw error;
  }
}

/** Evaluates a formula to the values of a range, by rows. */
export function evaluateToRows(expression: Expression, context: FormulaContext): Matrix {
  try {
    return readRows(evaluateResult(expression, context), context);
  } catch (error) {
    if (error instanceof FormulaError) return [[error.value]];
    throw error;
  }
}

function evaluateToSingle(expression: Expression, context: FormulaContext): Value {
  return intersectImplicitly(evaluateResult(expression, context), context);
}

function evaluateResult(expression: Expression, context: FormulaContext): Result {
  switch (expression.kind) {
    case 'value':
      return createResult(expression.value);
    case 'nothing':
      return createResult(null);
    case 'reference':
      return { kind: 'area', sheet: resolveSheet(expression.sheet, context), area: expression.area };
    case 'name':
      return evaluateName(expression.name, context);
    case 'unary':
      return mapElements([evaluateResult(expression.of, context)], context, ([operand = null]) => {
        const number = toNumber(operand);
        return expression.sign === '-' ? -number : expression.sign === '%' ? number / 100 : operand;
      });
    case 'binary':
      return mapElements(
        [evaluateResult(expression.left, context), evaluateResult(expression.right, context)],
        context,
        ([left = null, right = null]) => evaluateOperator(expression.sign, left, right),
      );
    case 'list':
      return {
        kind: 'matrix',
        rows: expression.rows.map((row) => row.map((one) => evaluateToSingle(one, context))),
      };
    case 'call':
      return evaluateCall(expression.name, expression.args, context);
    case 'unknown':
      throw new UnsupportedFormulaError();
    default:
      throw new Error(`Unexpected ${JSON.stringify(expression satisfies never)}`);
  }
}

function resolveSheet(name: string | null, context: FormulaContext): number {
  const sheet = name === null ? context.sheet : context.findSheet(name);
  if (sheet === null) throw new FormulaError(wrongReference);
  return sheet;
}

/** Names can refer to names, even circularly. */
const maxNameDepth = 20;

function evaluateName(name: string, context: FormulaContext): Result {
  const expression = context.findNamedExpression(name);
  if (expression === null) throw new FormulaError(unknownName);
  if (context.depth > maxNameDepth) throw new FormulaError(wrongReference);
  return evaluateResult(expression, { ...context, depth: context.depth + 1 });
}

function evaluateCall(name: string, args: readonly Expression[], context: FormulaContext): Result {
  const lazy = lazyFunctions[name];
  if (lazy !== undefined) {
    return lazy(args, {
      valueOf: (one) => evaluateToSingle(one, context),
      resultOf: (one) => evaluateResult(one, context),
    });
  }
  const sheetFunction = findFunction(name);
  if (sheetFunction === null) throw new UnsupportedFormulaError();
  return sheetFunction(
    args.map((arg) => evaluateResult(arg, context)),
    context,
  );
}

/** Applies a function to single values, or element by element if one of them is a range. */
function mapElements(
  results: readonly Result[],
  context: FormulaContext,
  apply: (values: readonly Value[]) => Value,
): Result {
  const isSingle = results.every(
    (one) =>
      one.kind === 'value' ||
      (one.kind === 'area' && one.area.top === one.area.bottom && one.area.left === one.area.right),
  );
  if (isSingle) return createResult(apply(results.map((one) => intersectImplicitly(one, context))));
  const matrices = results.map((one) => readRows(one, context));
  const height = Math.max(...matrices.map((rows) => rows.length));
  const width = Math.max(...matrices.map((rows) => rows[0]?.length ?? 0));
  context.countReads(height * width);
  const rows: Value[][] = [];
  for (let row = 0; row < height; row++) {
    const line: Value[] = [];
    for (let column = 0; column < width; column++) {
      line.push(
        catchFormulaError(() => apply(matrices.map((matrix) => broadcastElement(matrix, row, column)))),
      );
    }
    rows.push(line);
  }
  return { kind: 'matrix', rows };
}

function broadcastElement(matrix: Matrix, row: number, column: number): Value {
  const line = matrix.length === 1 ? matrix[0] : matrix[row];
  const element = line?.length === 1 ? line[0] : line?.[column];
  return element === undefined ? { error: '#N/A' } : element;
}

function catchFormulaError(operand: () => Value): Value {
  try {
    return operand();
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
      return addValues(toNumber(left), toNumber(right));
    case '-':
      return addValues(toNumber(left), -toNumber(right));
    case '*':
      return toNumber(left) * toNumber(right);
    case '/': {
      const divisor = toNumber(right);
      return divisor === 0 ? divisionByZero : toNumber(left) / divisor;
    }
    case '^': {
      const power = toNumber(left) ** toNumber(right);
      return Number.isFinite(power) ? power : wrongNumber;
    }
    case '&':
      return toText(left) + toText(right);
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
