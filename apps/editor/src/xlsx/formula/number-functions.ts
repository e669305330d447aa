import { collectNumbers, flattenValues, readFirstNumber, readFirstValue } from './arguments.ts';
import type { FormulaContext, SheetFunction } from './formula-context.ts';
import { callLibraryNumber, findLibraryFunction } from './library-functions.ts';
import {
  createResult,
  divisionByZero,
  FormulaError,
  type Result,
  toNumber,
  toText,
  UnsupportedFormulaError,
  wrongNumber,
  wrongValue,
} from './values.ts';

/** Functions of single numbers that Formula.js lacks, or implements differently from workbooks. */
export const numberFunctions: Readonly<Record<string, SheetFunction>> = {
  ATAN2: ([x, y], context) => {
    const [xValue, yValue] = [readFirstNumber(x, context), readFirstNumber(y, context)];
    return createResult(xValue === 0 && yValue === 0 ? divisionByZero : Math.atan2(yValue, xValue));
  },
  ACOT: ([argument], context) => createResult(Math.PI / 2 - Math.atan(readFirstNumber(argument, context))),
  QUOTIENT: ([dividend, by], context) => {
    const divisor = readFirstNumber(by, context);
    return createResult(
      divisor === 0 ? divisionByZero : Math.trunc(readFirstNumber(dividend, context) / divisor) + 0,
    );
  },
  ERF: ([from, to], context) => {
    const lowerValue = callLibraryNumber('ERF', [readFirstNumber(from, context)]);
    return createResult(
      to === undefined ? lowerValue : callLibraryNumber('ERF', [readFirstNumber(to, context)]) - lowerValue,
    );
  },
  SERIESSUM: ([x, firstExponent, increment, factors], context) => {
    const [base, exponent, step] = [
      readFirstNumber(x, context),
      readFirstNumber(firstExponent, context),
      readFirstNumber(increment, context),
    ];
    const terms = collectNumbers(factors === undefined ? [] : [factors], context);
    return createResult(
      terms.reduce((sum, factor, index) => sum + factor * base ** (exponent + index * step), 0),
    );
  },
  FACTDOUBLE: (args, context) => requireMinimum(-1, 'FACTDOUBLE', args, context),
  GCD: (args, context) => requireMinimum(0, 'GCD', args, context),
  LCM: (args, context) => requireMinimum(0, 'LCM', args, context),
  BASE: (args, context) => requireMinimum(0, 'BASE', args, context),
  BIN2HEX: createUpperCaseFunction('BIN2HEX'),
  DEC2HEX: createUpperCaseFunction('DEC2HEX'),
  OCT2HEX: createUpperCaseFunction('OCT2HEX'),
  ROMAN: ([argument, form], context) => {
    const number = Math.trunc(readFirstNumber(argument, context));
    if (number < 0 || number > 3999) return createResult(wrongValue);
    const formValue = form === undefined ? 0 : readFirstValue(form, context);
    const conciseness = formValue === true ? 0 : formValue === false ? 4 : Math.trunc(toNumber(formValue));
    if (conciseness < 0 || conciseness > 4) return createResult(wrongValue);
    return createResult(toRoman(number, conciseness));
  },
  CONVERT: (args, context) => {
    const [argument, from, to] = args;
    const units = [from, to].map((unit) => temperatures[toText(readFirstValue(unit, context))]);
    const [source, target] = units;
    if (source === undefined || target === undefined) return callLibraryFunction('CONVERT', args, context);
    const kelvin = (readFirstNumber(argument, context) + source.offset) * source.factor;
    return createResult(kelvin / target.factor - target.offset);
  },
  COMPLEX: (args, context) => {
    const result = callLibraryFunction('COMPLEX', args, context);
    // A coefficient of 1 or -1 before the imaginary unit is omitted.
    if (result.kind !== 'value' || typeof result.value !== 'string') return result;
    return createResult(result.value.replace(/(^|[+-])1([ij])$/, '$1$2'));
  },
};

function callLibraryFunction(name: string, args: readonly Result[], context: FormulaContext): Result {
  const libraryFunction = findLibraryFunction(name);
  if (libraryFunction === null) throw new UnsupportedFormulaError();
  return libraryFunction(args, context);
}

function requireMinimum(min: number, name: string, args: readonly Result[], context: FormulaContext): Result {
  const numbers = flattenValues(args, context).flatMap((one) => (typeof one === 'number' ? [one] : []));
  if (numbers.some((one) => one < min)) throw new FormulaError(wrongNumber);
  return name === 'BASE'
    ? toUpperCase(callLibraryFunction(name, args, context))
    : callLibraryFunction(name, args, context);
}

function createUpperCaseFunction(name: string): SheetFunction {
  return (args, context) => toUpperCase(callLibraryFunction(name, args, context));
}

const toUpperCase = (result: Result): Result =>
  result.kind === 'value' && typeof result.value === 'string'
    ? createResult(result.value.toUpperCase())
    : result;

/** Conversion to kelvin: addition first, then multiplication. */
const temperatures: Readonly<Record<string, { offset: number; factor: number }>> = {
  C: { offset: 273.15, factor: 1 },
  cel: { offset: 273.15, factor: 1 },
  F: { offset: 459.67, factor: 5 / 9 },
  fah: { offset: 459.67, factor: 5 / 9 },
  K: { offset: 0, factor: 1 },
  kel: { offset: 0, factor: 1 },
  Rank: { offset: 0, factor: 5 / 9 },
  Reau: { offset: 218.52, factor: 1.25 },
};

const numerals = [
  ['M', 1000],
  ['D', 500],
  ['C', 100],
  ['L', 50],
  ['X', 10],
  ['V', 5],
  ['I', 1],
] as const;

/** The classic form subtracts only from the next two higher numerals; each more concise form reaches one further. */
function toRoman(number: number, conciseness: number): string {
  let [remaining, roman] = [number, ''];
  numerals.forEach(([numeral, numeralValue], at) => {
    roman += numeral.repeat(Math.floor(remaining / numeralValue));
    remaining %= numeralValue;
    const [prefix, prefixValue] = shortenRoman(remaining, { at, worth: numeralValue, reach: conciseness });
    if (prefix === '') return;
    roman += prefix + numeral;
    remaining -= numeralValue - prefixValue;
  });
  return roman;
}

function shortenRoman(
  remaining: number,
  { at, worth, reach }: { at: number; worth: number; reach: number },
): readonly [sign: string, worth: number] {
  // A five is reduced by its one, a ten by the one below.
  const smallestPrefix = at % 2 === 0 ? at + 2 : at + 1;
  for (let index = smallestPrefix + reach; index >= smallestPrefix; index--) {
    const [numeral, prefixValue] = numerals[index] ?? ['', 0];
    const isOne = reach > 0 || index % 2 === 0;
    if (numeral !== '' && isOne && remaining >= worth - prefixValue) return [numeral, prefixValue];
  }
  return ['', 0];
}
