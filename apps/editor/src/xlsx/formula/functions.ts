import { isError, type Value } from '../workbook/workbook.ts';
import { areaFunctions } from './area-functions.ts';
import { databaseFunctions } from './database-functions.ts';
import { dateFunctions } from './date-functions.ts';
import { financeFunctions } from './finance-functions.ts';
import type { SheetFunction } from './formula-context.ts';
import { informationFunctions } from './information-functions.ts';
import { libraryFunction, libraryNames } from './library-functions.ts';
import { lookupFunctions } from './lookup-functions.ts';
import { numberFunctions } from './number-functions.ts';
import type { Expression } from './parse.ts';
import { statisticsFunctions } from './statistics-functions.ts';
import { subtotalFunctions } from './subtotal-functions.ts';
import { sumFunctions } from './sum-functions.ts';
import { textFunctions } from './text-functions.ts';
import {
  FormulaError,
  isTrue,
  notThere,
  numberOf,
  type Result,
  unknownName,
  value,
  wrongValue,
} from './values.ts';
import { workdayFunctions } from './workday-functions.ts';

/** Evaluates an argument on demand. */
interface ArgumentEvaluator {
  valueOf: (expression: Expression) => Value;
  resultOf: (expression: Expression) => Result;
}
type LazyFunction = (args: readonly Expression[], evaluator: ArgumentEvaluator) => Result;

const own: Readonly<Record<string, SheetFunction>> = {
  ...sumFunctions,
  ...lookupFunctions,
  ...textFunctions,
  ...dateFunctions,
  ...areaFunctions,
  ...databaseFunctions,
  ...financeFunctions,
  ...informationFunctions,
  ...numberFunctions,
  ...statisticsFunctions,
  ...subtotalFunctions,
  ...workdayFunctions,
};

/** Null for an unknown function. */
export function findFunction(name: string): SheetFunction | null {
  return Object.hasOwn(own, name) ? (own[name] ?? null) : libraryFunction(name);
}

/** The names of all supported functions. */
export function functionNames(): string[] {
  return [...new Set([...Object.keys(own), ...Object.keys(lazyFunctions), ...libraryNames()])].sort();
}

/** Functions that are recalculated on every change. */
export const volatileFunctions: ReadonlySet<string> = new Set([
  'TODAY',
  'NOW',
  'RAND',
  'RANDBETWEEN',
  'OFFSET',
  'INDIRECT',
]);

const first = (args: readonly Expression[]): Expression => args[0] ?? { kind: 'nothing' };

/** Functions that evaluate their arguments lazily. */
export const lazyFunctions: Readonly<Record<string, LazyFunction>> = {
  IF: (args, evaluator) => {
    if (args.length < 2 || args.length > 3) throw new FormulaError(wrongValue);
    const [, then, otherwise] = args;
    const chosen = isTrue(evaluator.valueOf(first(args))) ? then : otherwise;
    if (chosen === undefined) return value(false);
    return evaluator.resultOf(chosen);
  },
  IFS: (args, evaluator) => {
    for (let at = 0; at + 1 < args.length; at += 2) {
      const [test, then] = [args[at], args[at + 1]];
      if (test !== undefined && then !== undefined && isTrue(evaluator.valueOf(test)))
        return evaluator.resultOf(then);
    }
    return value(notThere);
  },
  SWITCH: (args, evaluator) => {
    const of = evaluator.valueOf(first(args));
    for (let at = 1; at + 1 < args.length; at += 2) {
      const [test, then] = [args[at], args[at + 1]];
      if (test !== undefined && then !== undefined && isEqualValue(of, evaluator.valueOf(test)))
        return evaluator.resultOf(then);
    }
    const last = args.at(-1);
    return args.length % 2 === 0 && last !== undefined ? evaluator.resultOf(last) : value(notThere);
  },
  CHOOSE: (args, evaluator) => {
    const chosen = args[Math.trunc(numberOf(evaluator.valueOf(first(args))))];
    if (chosen === undefined || chosen === args[0]) return value(wrongValue);
    return evaluator.resultOf(chosen);
  },
  IFERROR: (args, evaluator) => orElse(args, evaluator, () => true),
  IFNA: (args, evaluator) => orElse(args, evaluator, ({ error }) => error === '#N/A'),
  ISERROR: (args, evaluator) => value(isError(catchFormulaError(first(args), evaluator))),
  ISERR: (args, evaluator) => {
    const of = catchFormulaError(first(args), evaluator);
    return value(isError(of) && of.error !== '#N/A');
  },
  ISNA: (args, evaluator) => {
    const of = catchFormulaError(first(args), evaluator);
    return value(isError(of) && of.error === '#N/A');
  },
  TYPE: (args, evaluator) => {
    const result = resultOrError(first(args), evaluator);
    if (result.kind === 'matrix') return value(64);
    const of = result.kind === 'value' ? result.value : catchFormulaError(first(args), evaluator);
    return value(isError(of) ? 16 : typeof of === 'string' ? 2 : typeof of === 'boolean' ? 4 : 1);
  },
  'ERROR.TYPE': (args, evaluator) => {
    const of = catchFormulaError(first(args), evaluator);
    const at = isError(of) ? errorTypes.indexOf(of.error) : -1;
    return value(at < 0 ? notThere : at + 1);
  },
};

const errorTypes = ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', unknownName.error, '#NUM!', '#N/A'];

const isEqualValue = (one: Value, other: Value): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? one.toLowerCase() === other.toLowerCase()
    : one === other;

function catchFormulaError(expression: Expression, evaluator: ArgumentEvaluator): Value {
  try {
    return evaluator.valueOf(expression);
  } catch (error) {
    if (error instanceof FormulaError) return error.value;
    throw error;
  }
}

function resultOrError(expression: Expression, evaluator: ArgumentEvaluator): Result {
  try {
    return evaluator.resultOf(expression);
  } catch (error) {
    if (error instanceof FormulaError) return value(error.value);
    throw error;
  }
}

function orElse(
  args: readonly Expression[],
  evaluator: ArgumentEvaluator,
  isMeant: (error: { readonly error: string }) => boolean,
): Result {
  const of = catchFormulaError(first(args), evaluator);
  if (!isError(of) || !isMeant(of)) return value(of);
  return evaluator.resultOf(args[1] ?? { kind: 'nothing' });
}
