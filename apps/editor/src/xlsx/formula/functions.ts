import { isError, type Value } from '../workbook/workbook.ts';
import { sumFunctions } from './aggregate-functions.ts';
import { areaFunctions } from './area-functions.ts';
import { arrayFunctions } from './array-functions.ts';
import { databaseFunctions } from './database-functions.ts';
import { dateFunctions } from './date-functions.ts';
import { financeFunctions } from './finance-functions.ts';
import {
  type FormulaContext,
  intersectImplicitly,
  readElements,
  type SheetFunction,
} from './formula-context.ts';
import { informationFunctions } from './information-functions.ts';
import { findLibraryFunction, listLibraryNames } from './library-functions.ts';
import { isSingleElement, mapMatrices } from './lifting.ts';
import { lookupFunctions } from './lookup-functions.ts';
import { numberFunctions } from './number-functions.ts';
import type { Expression } from './parse.ts';
import { statisticsFunctions } from './statistics-functions.ts';
import { subtotalFunctions } from './subtotal-functions.ts';
import { textFunctions } from './text-functions.ts';
import {
  catchFormulaError,
  createResult,
  FormulaError,
  isTrue,
  notThere,
  type Result,
  toNumber,
  unknownName,
  wrongValue,
} from './values.ts';
import { workdayFunctions } from './workday-functions.ts';

/** Evaluates an argument on demand. */
interface ArgumentEvaluator {
  valueOf: (expression: Expression) => Value;
  resultOf: (expression: Expression) => Result;
  context: FormulaContext;
}
type LazyFunction = (args: readonly Expression[], evaluator: ArgumentEvaluator) => Result;

const builtInFunctions: Readonly<Record<string, SheetFunction>> = {
  ...sumFunctions,
  ...lookupFunctions,
  ...textFunctions,
  ...dateFunctions,
  ...areaFunctions,
  ...arrayFunctions,
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
  return Object.hasOwn(builtInFunctions, name) ? (builtInFunctions[name] ?? null) : findLibraryFunction(name);
}

/** The names of all supported functions. */
export function listFunctionNames(): string[] {
  return [
    ...new Set([
      ...Object.keys(builtInFunctions),
      ...Object.keys(lazyFunctions),
      'LET',
      ...listLibraryNames(),
    ]),
  ].sort();
}

/** Functions that are recalculated on every change. */
export const volatileFunctions: ReadonlySet<string> = new Set([
  'TODAY',
  'NOW',
  'RAND',
  'RANDARRAY',
  'RANDBETWEEN',
  'OFFSET',
  'INDIRECT',
]);

const getFirstArgument = (args: readonly Expression[]): Expression => args[0] ?? { kind: 'nothing' };

/** Functions that evaluate their arguments lazily. */
export const lazyFunctions: Readonly<Record<string, LazyFunction>> = {
  IF: (args, evaluator) => {
    if (args.length < 2 || args.length > 3) throw new FormulaError(wrongValue);
    const [, thenArgument, elseArgument] = args;
    const test = evaluator.resultOf(getFirstArgument(args));
    if (!isSingleElement(test))
      return chooseElements(test, evaluator, {
        whenTrue: thenArgument ?? { kind: 'nothing' },
        whenFalse: elseArgument ?? { kind: 'value', value: false },
      });
    const branch = isTrue(intersectImplicitly(test, evaluator.context)) ? thenArgument : elseArgument;
    if (branch === undefined) return createResult(false);
    return evaluator.resultOf(branch);
  },
  IFS: (args, evaluator) => {
    for (let index = 0; index + 1 < args.length; index += 2) {
      const [test, thenArgument] = [args[index], args[index + 1]];
      if (test !== undefined && thenArgument !== undefined && isTrue(evaluator.valueOf(test)))
        return evaluator.resultOf(thenArgument);
    }
    return createResult(notThere);
  },
  SWITCH: (args, evaluator) => {
    const argument = evaluator.valueOf(getFirstArgument(args));
    for (let index = 1; index + 1 < args.length; index += 2) {
      const [test, thenArgument] = [args[index], args[index + 1]];
      if (test !== undefined && thenArgument !== undefined && isEqualValue(argument, evaluator.valueOf(test)))
        return evaluator.resultOf(thenArgument);
    }
    const last = args.at(-1);
    return args.length % 2 === 0 && last !== undefined ? evaluator.resultOf(last) : createResult(notThere);
  },
  CHOOSE: (args, evaluator) => {
    const branch = args[Math.trunc(toNumber(evaluator.valueOf(getFirstArgument(args))))];
    if (branch === undefined || branch === args[0]) return createResult(wrongValue);
    return evaluator.resultOf(branch);
  },
  IFERROR: (args, evaluator) => evaluateWithFallback(args, evaluator, () => true),
  IFNA: (args, evaluator) => evaluateWithFallback(args, evaluator, ({ error }) => error === '#N/A'),
  ISERROR: (args, evaluator) => testElements(args, evaluator, (value) => isError(value)),
  ISERR: (args, evaluator) =>
    testElements(args, evaluator, (value) => isError(value) && value.error !== '#N/A'),
  ISNA: (args, evaluator) =>
    testElements(args, evaluator, (value) => isError(value) && value.error === '#N/A'),
  TYPE: (args, evaluator) => {
    const result = evaluateOrError(getFirstArgument(args), evaluator);
    if (result.kind === 'matrix') return createResult(64);
    const argument =
      result.kind === 'value' ? result.value : evaluateValue(getFirstArgument(args), evaluator);
    return createResult(
      isError(argument) ? 16 : typeof argument === 'string' ? 2 : typeof argument === 'boolean' ? 4 : 1,
    );
  },
  'ERROR.TYPE': (args, evaluator) => {
    const argument = evaluateValue(getFirstArgument(args), evaluator);
    const index = isError(argument) ? errorTypes.indexOf(argument.error) : -1;
    return createResult(index < 0 ? notThere : index + 1);
  },
};

const errorTypes = ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', unknownName.error, '#NUM!', '#N/A'];

const isEqualValue = (one: Value, other: Value): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? one.toLowerCase() === other.toLowerCase()
    : one === other;

const evaluateValue = (expression: Expression, evaluator: ArgumentEvaluator): Value =>
  catchFormulaError(() => evaluator.valueOf(expression));

function evaluateOrError(expression: Expression, evaluator: ArgumentEvaluator): Result {
  try {
    return evaluator.resultOf(expression);
  } catch (error) {
    if (error instanceof FormulaError) return createResult(error.value);
    throw error;
  }
}

function evaluateWithFallback(
  args: readonly Expression[],
  evaluator: ArgumentEvaluator,
  isHandled: (error: { readonly error: string }) => boolean,
): Result {
  const result = evaluateOrError(getFirstArgument(args), evaluator);
  const fallback = args[1] ?? { kind: 'nothing' };
  if (!isSingleElement(result)) {
    const elements = readElements(result, evaluator.context);
    const other = evaluateOrError(fallback, evaluator);
    const others = readElements(other, evaluator.context);
    return mapMatrices([elements, others], evaluator.context, (elementOf) => {
      const element = elementOf(elements);
      return isError(element) && isHandled(element) ? elementOf(others) : element;
    });
  }
  const argument = intersectImplicitly(result, evaluator.context);
  if (!isError(argument) || !isHandled(argument)) return createResult(argument);
  return evaluator.resultOf(fallback);
}

function testElements(
  args: readonly Expression[],
  evaluator: ArgumentEvaluator,
  test: (value: Value) => boolean,
): Result {
  const result = evaluateOrError(getFirstArgument(args), evaluator);
  if (isSingleElement(result)) return createResult(test(intersectImplicitly(result, evaluator.context)));
  const elements = readElements(result, evaluator.context);
  return mapMatrices([elements], evaluator.context, (elementOf) => test(elementOf(elements)));
}

/** For each element of an array, one of two results. */
function chooseElements(
  test: Result,
  evaluator: ArgumentEvaluator,
  branches: { whenTrue: Expression; whenFalse: Expression },
): Result {
  const { context } = evaluator;
  const conditions = readElements(test, context);
  const [whenTrue, whenFalse] = [branches.whenTrue, branches.whenFalse].map((branch) =>
    readElements(evaluateOrError(branch, evaluator), context),
  );
  if (whenTrue === undefined || whenFalse === undefined) throw new FormulaError(wrongValue);
  return mapMatrices([conditions, whenTrue, whenFalse], context, (elementOf) =>
    elementOf(isTrue(elementOf(conditions)) ? whenTrue : whenFalse),
  );
}
