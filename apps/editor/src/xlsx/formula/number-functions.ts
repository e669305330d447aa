import { flat, numbersOf, single, singleNumber } from './arguments.ts';
import type { FormulaContext, SheetFunction } from './formula-context.ts';
import { libraryFunction, libraryNumber } from './library-functions.ts';
import {
  divisionByZero,
  FormulaError,
  numberOf,
  type Result,
  textOf,
  UnsupportedFormulaError,
  value,
  wrongNumber,
  wrongValue,
} from './values.ts';

/** Functions of single numbers that the library lacks, or implements differently from workbooks. */
export const numberFunctions: Readonly<Record<string, SheetFunction>> = {
  ATAN2: ([x, y], context) => {
    const [across, up] = [singleNumber(x, context), singleNumber(y, context)];
    return value(across === 0 && up === 0 ? divisionByZero : Math.atan2(up, across));
  },
  ACOT: ([of], context) => value(Math.PI / 2 - Math.atan(singleNumber(of, context))),
  QUOTIENT: ([of, by], context) => {
    const divisor = singleNumber(by, context);
    return value(divisor === 0 ? divisionByZero : Math.trunc(singleNumber(of, context) / divisor) + 0);
  },
  ERF: ([from, to], context) => {
    const below = libraryNumber('ERF', [singleNumber(from, context)]);
    return value(to === undefined ? below : libraryNumber('ERF', [singleNumber(to, context)]) - below);
  },
  SERIESSUM: ([x, first, step, factors], context) => {
    const [of, power, by] = [
      singleNumber(x, context),
      singleNumber(first, context),
      singleNumber(step, context),
    ];
    const terms = numbersOf(factors === undefined ? [] : [factors], context);
    return value(terms.reduce((sum, factor, at) => sum + factor * of ** (power + at * by), 0));
  },
  FACTDOUBLE: (args, context) => requireMinimum(-1, 'FACTDOUBLE', args, context),
  GCD: (args, context) => requireMinimum(0, 'GCD', args, context),
  LCM: (args, context) => requireMinimum(0, 'LCM', args, context),
  BASE: (args, context) => requireMinimum(0, 'BASE', args, context),
  BIN2HEX: inCapitals('BIN2HEX'),
  DEC2HEX: inCapitals('DEC2HEX'),
  OCT2HEX: inCapitals('OCT2HEX'),
  ROMAN: ([of, form], context) => {
    const number = Math.trunc(singleNumber(of, context));
    if (number < 0 || number > 3999) return value(wrongValue);
    const given = form === undefined ? 0 : single(form, context);
    const shortest = given === true ? 0 : given === false ? 4 : Math.trunc(numberOf(given));
    if (shortest < 0 || shortest > 4) return value(wrongValue);
    return value(romanOf(number, shortest));
  },
  CONVERT: (args, context) => {
    const [of, from, to] = args;
    const units = [from, to].map((unit) => temperatures[textOf(single(unit, context))]);
    const [was, is] = units;
    if (was === undefined || is === undefined) return called('CONVERT', args, context);
    const kelvin = (singleNumber(of, context) + was.offset) * was.factor;
    return value(kelvin / is.factor - is.offset);
  },
  COMPLEX: (args, context) => {
    const written = called('COMPLEX', args, context);
    // A coefficient of 1 or -1 before the imaginary unit is omitted.
    if (written.kind !== 'value' || typeof written.value !== 'string') return written;
    return value(written.value.replace(/(^|[+-])1([ij])$/, '$1$2'));
  },
};

function called(name: string, args: readonly Result[], context: FormulaContext): Result {
  const of = libraryFunction(name);
  if (of === null) throw new UnsupportedFormulaError();
  return of(args, context);
}

function requireMinimum(min: number, name: string, args: readonly Result[], context: FormulaContext): Result {
  const numbers = flat(args, context).flatMap((one) => (typeof one === 'number' ? [one] : []));
  if (numbers.some((one) => one < min)) throw new FormulaError(wrongNumber);
  return name === 'BASE' ? capitals(called(name, args, context)) : called(name, args, context);
}

function inCapitals(name: string): SheetFunction {
  return (args, context) => capitals(called(name, args, context));
}

const capitals = (of: Result): Result =>
  of.kind === 'value' && typeof of.value === 'string' ? value(of.value.toUpperCase()) : of;

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

const signs = [
  ['M', 1000],
  ['D', 500],
  ['C', 100],
  ['L', 50],
  ['X', 10],
  ['V', 5],
  ['I', 1],
] as const;

/** The classic form subtracts only from the next two higher numerals; each more concise form reaches one further. */
function romanOf(number: number, reach: number): string {
  let [left, written] = [number, ''];
  signs.forEach(([sign, worth], at) => {
    written += sign.repeat(Math.floor(left / worth));
    left %= worth;
    const [small, less] = shortenRoman(left, { at, worth, reach });
    if (small === '') return;
    written += small + sign;
    left -= worth - less;
  });
  return written;
}

function shortenRoman(
  left: number,
  { at, worth, reach }: { at: number; worth: number; reach: number },
): readonly [sign: string, worth: number] {
  // A five is reduced by its one, a ten by the one below.
  const nearest = at % 2 === 0 ? at + 2 : at + 1;
  for (let step = nearest + reach; step >= nearest; step--) {
    const [sign, less] = signs[step] ?? ['', 0];
    const isOne = reach > 0 || step % 2 === 0;
    if (sign !== '' && isOne && left >= worth - less) return [sign, less];
  }
  return ['', 0];
}
