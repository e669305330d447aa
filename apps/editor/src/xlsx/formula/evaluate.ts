import { isOneCell, uniteAreas } from '../workbook/area.ts';
import { getCell, isError, type Value } from '../workbook/workbook.ts';
import {
  type FormulaContext,
  intersectImplicitly,
  readElements,
  readRows,
  resolveTableReference,
} from './formula-context.ts';
import { toArea } from './formula-lists.ts';
import { findFunction, lazyFunctions } from './functions.ts';
import { callFunction, isSingleElement, isSingleValueArgument, mapMatrices } from './lifting.ts';
import type { Expression } from './parse.ts';
import {
  catchFormulaError,
  compare,
  createResult,
  divisionByZero,
  FormulaError,
  type Matrix,
  noResults,
  type Result,
  toNumber,
  toText,
  UnsupportedFormulaError,
  wrongNumber,
  wrongReference,
  wrongValue,
} from './values.ts';

/** Evaluates a formula for its own cell: ranges are reduced to one cell by implicit intersection. */
export function evaluate(expression: Expression, context: FormulaContext): Value {
  return catchFormulaError(() => toCellValue(evaluateIntersected(expression, context)));
}

/** Evaluates a formula to all of its results: one value, or several by rows. */
export function evaluateSpilling(expression: Expression, context: FormulaContext): Value | Matrix {
  return catchFormulaError(() => {
    const result = evaluateResult(expression, context);
    if (result.kind === 'value') return toCellValue(result.value);
    const rows = readElements(result, context);
    const [first = []] = rows;
    if (rows.length === 0 || first.length === 0) return noResults;
    if (rows.length === 1 && first.length === 1) return toCellValue(first[0] ?? null);
    return rows.map((row) => row.map(toCellValue));
  });
}

function toCellValue(value: Value): Value {
  return typeof value === 'number' && !Number.isFinite(value) ? wrongNumber : (value ?? 0);
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

/** Outside of the arguments of functions that take ranges, each range is reduced before it is calculated with. */
function evaluateIntersected(expression: Expression, context: FormulaContext): Value {
  switch (expression.kind) {
    case 'unary':
      return evaluateUnary(expression.sign, evaluateIntersected(expression.of, context));
    case 'binary':
      return evaluateOperator(
        expression.sign,
        evaluateIntersected(expression.left, context),
        evaluateIntersected(expression.right, context),
      );
    case 'call': {
      const { name, args } = expression;
      const lazy = Object.hasOwn(lazyFunctions, name) && name !== 'TYPE' ? lazyFunctions[name] : undefined;
      if (lazy !== undefined) {
        const evaluateOne = (one: Expression): Value => evaluateIntersected(one, context);
        const resultOf = (one: Expression): Result => createResult(evaluateOne(one));
        return intersectImplicitly(lazy(args, { valueOf: evaluateOne, resultOf, context }), context);
      }
      const sheetFunction = args.some((_, index) => isSingleValueArgument(name, index))
        ? findFunction(name)
        : null;
      if (sheetFunction === null) return evaluateToSingle(expression, context);
      const results = args.map((arg, index) =>
        isSingleValueArgument(name, index) && isRange(arg)
          ? createResult(evaluateToSingle(arg, context))
          : evaluateResult(arg, context),
      );
      return intersectImplicitly(callFunction(name, sheetFunction, { args: results, context }), context);
    }
    default:
      return evaluateToSingle(expression, context);
  }
}

const isRange = ({ kind }: Expression): boolean =>
  kind === 'reference' || kind === 'structured' || kind === 'range';

function evaluateUnary(sign: '-' | '+' | '%', operand: Value): Value {
  if (sign === '+') return operand;
  const number = toNumber(operand);
  return sign === '-' ? -number : number / 100;
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
    case 'structured':
      return resolveTableReference(expression.reference, context);
    case 'range':
      return evaluateRange(evaluateResult(expression.from, context), evaluateResult(expression.to, context));
    case 'name':
      return evaluateName(expression.name, context);
    case 'unary':
      return mapElements([evaluateResult(expression.of, context)], context, ([operand = null]) =>
        evaluateUnary(expression.sign, operand),
      );
    case 'binary':
      return mapElements(
        [evaluateResult(expression.left, context), evaluateResult(expression.right, context)],
        context,
        ([left = null, right = null]) => evaluateOperator(expression.sign, left, right),
      );
    case 'intersect':
      return createResult(evaluateToSingle(expression.of, context));
    case 'spill':
      return evaluateSpillReference(evaluateResult(expression.of, context), context);
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

/** The smallest range that contains two references. */
function evaluateRange(from: Result, to: Result): Result {
  if (from.kind !== 'area' || to.kind !== 'area' || from.sheet !== to.sheet)
    throw new FormulaError(wrongReference);
  return { kind: 'area', sheet: from.sheet, area: uniteAreas(from.area, to.area) };
}

function resolveSheet(name: string | null, context: FormulaContext): number {
  const sheet = name === null ? context.sheet : context.findSheet(name);
  if (sheet === null) throw new FormulaError(wrongReference);
  return sheet;
}

/** Names can refer to names, even circularly. */
const maxNameDepth = 20;

function evaluateName(name: string, context: FormulaContext): Result {
  const local = context.scope?.get(name.toUpperCase());
  if (local !== undefined) return local;
  const expression = context.findNamedExpression(name);
  if (expression === null) return resolveTableReference({ table: name, items: [], columns: null }, context);
  if (context.depth > maxNameDepth) throw new FormulaError(wrongReference);
  // Each name can refer to others many times.
  context.countReads(1);
  return evaluateResult(expression, { ...context, scope: null, depth: context.depth + 1 });
}

function evaluateCall(name: string, args: readonly Expression[], context: FormulaContext): Result {
  if (name === 'LET') return evaluateLet(args, context);
  const lazy = Object.hasOwn(lazyFunctions, name) ? lazyFunctions[name] : undefined;
  if (lazy !== undefined) {
    return lazy(args, {
      valueOf: (one) => evaluateToSingle(one, context),
      resultOf: (one) => evaluateResult(one, context),
      context,
    });
  }
  const sheetFunction = findFunction(name);
  if (sheetFunction === null) throw new UnsupportedFormulaError();
  return callFunction(name, sheetFunction, {
    args: args.map((arg) => evaluateResult(arg, context)),
    context,
  });
}

/** Names with their values in pairs, and a calculation that uses them. */
function evaluateLet(args: readonly Expression[], context: FormulaContext): Result {
  const calculation = args.at(-1);
  if (calculation === undefined || args.length % 2 === 0) throw new FormulaError(wrongValue);
  const scope = new Map(context.scope);
  const inner = { ...context, scope };
  for (let index = 0; index + 1 < args.length; index += 2) {
    const [name, expression] = [args[index], args[index + 1]];
    if (name?.kind !== 'name' || expression === undefined) throw new FormulaError(wrongValue);
    scope.set(name.name.toUpperCase(), evaluateResult(expression, inner));
  }
  return evaluateResult(calculation, inner);
}

/** All results of the formula in a cell. */
function evaluateSpillReference(result: Result, context: FormulaContext): Result {
  if (result.kind !== 'area' || !isOneCell(result.area)) throw new FormulaError(wrongReference);
  const { sheet, area } = result;
  const source = context.workbook.sheets.find(({ id }) => id === sheet);
  const address = { row: area.top, column: area.left };
  const cell = source === undefined ? undefined : getCell(source, address);
  context.countReads(1);
  const value = context.getValue(sheet, address);
  if (cell?.formula === undefined || cell.intersects) throw new FormulaError(wrongReference);
  const { array } = cell;
  if (array === undefined || array.isBlocked || isError(value)) return createResult(value);
  return { kind: 'area', sheet, area: toArea(address, array) };
}

/** Applies a function to single values, or element by element if one of them is a range. */
function mapElements(
  results: readonly Result[],
  context: FormulaContext,
  apply: (values: readonly Value[]) => Value,
): Result {
  if (results.every((one) => one.kind !== 'matrix' && isSingleElement(one)))
    return createResult(apply(results.map((one) => intersectImplicitly(one, context))));
  const matrices = results.map((one) => readElements(one, context));
  return mapMatrices(matrices, context, (elementOf) => apply(matrices.map(elementOf)));
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
