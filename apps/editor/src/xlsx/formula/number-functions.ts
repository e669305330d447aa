import { flat, numbersOf, single, singleNumber } from './arguments.ts';
import { libraryFunction, libraryNumber } from './library-functions.ts';
import type { SheetFunction, Surroundings } from './reading.ts';
import {
  divisionByZero,
  FormulaError,
  numberOf,
  type Result,
  textOf,
  Unreckoned,
  value,
  wrongNumber,
  wrongValue,
} from './values.ts';

/** Functions of single numbers that the library has not, or reckons in another way than workbooks do. */
export const numberFunctions: Readonly<Record<string, SheetFunction>> = {
  ATAN2: ([x, y], around) => {
    const [across, up] = [singleNumber(x, around), singleNumber(y, around)];
    return value(across === 0 && up === 0 ? divisionByZero : Math.atan2(up, across));
  },
  ACOT: ([of], around) => value(Math.PI / 2 - Math.atan(singleNumber(of, around))),
  QUOTIENT: ([of, by], around) => {
    const divisor = singleNumber(by, around);
    return value(divisor === 0 ? divisionByZero : Math.trunc(singleNumber(of, around) / divisor) + 0);
  },
  ERF: ([from, to], around) => {
    const below = libraryNumber('ERF', [singleNumber(from, around)]);
    return value(to === undefined ? below : libraryNumber('ERF', [singleNumber(to, around)]) - below);
  },
  SERIESSUM: ([x, first, step, factors], around) => {
    const [of, power, by] = [
      singleNumber(x, around),
      singleNumber(first, around),
      singleNumber(step, around),
    ];
    const terms = numbersOf(factors === undefined ? [] : [factors], around);
    return value(terms.reduce((sum, factor, at) => sum + factor * of ** (power + at * by), 0));
  },
  FACTDOUBLE: (args, around) => notBelow(-1, 'FACTDOUBLE', args, around),
  GCD: (args, around) => notBelow(0, 'GCD', args, around),
  LCM: (args, around) => notBelow(0, 'LCM', args, around),
  BASE: (args, around) => notBelow(0, 'BASE', args, around),
  BIN2HEX: inCapitals('BIN2HEX'),
  DEC2HEX: inCapitals('DEC2HEX'),
  OCT2HEX: inCapitals('OCT2HEX'),
  ROMAN: ([of, form], around) => {
    const number = Math.trunc(singleNumber(of, around));
    if (number < 0 || number > 3999) return value(wrongValue);
    const given = form === undefined ? 0 : single(form, around);
    const shortest = given === true ? 0 : given === false ? 4 : Math.trunc(numberOf(given));
    if (shortest < 0 || shortest > 4) return value(wrongValue);
    return value(romanOf(number, shortest));
  },
  CONVERT: (args, around) => {
    const [of, from, to] = args;
    const units = [from, to].map((unit) => temperatures[textOf(single(unit, around))]);
    const [was, is] = units;
    if (was === undefined || is === undefined) return called('CONVERT', args, around);
    const kelvin = (singleNumber(of, around) + was.offset) * was.factor;
    return value(kelvin / is.factor - is.offset);
  },
  COMPLEX: (args, around) => {
    const written = called('COMPLEX', args, around);
    // One of the imaginary is written without its number, whether it is above or below nothing.
    if (written.kind !== 'value' || typeof written.value !== 'string') return written;
    return value(written.value.replace(/(^|[+-])1([ij])$/, '$1$2'));
  },
};

function called(name: string, args: readonly Result[], around: Surroundings): Result {
  const of = libraryFunction(name);
  if (of === null) throw new Unreckoned();
  return of(args, around);
}

function notBelow(min: number, name: string, args: readonly Result[], around: Surroundings): Result {
  const numbers = flat(args, around).flatMap((one) => (typeof one === 'number' ? [one] : []));
  if (numbers.some((one) => one < min)) throw new FormulaError(wrongNumber);
  return name === 'BASE' ? capitals(called(name, args, around)) : called(name, args, around);
}

function inCapitals(name: string): SheetFunction {
  return (args, around) => capitals(called(name, args, around));
}

const capitals = (of: Result): Result =>
  of.kind === 'value' && typeof of.value === 'string' ? value(of.value.toUpperCase()) : of;

/** To kelvin: first what is added, then what it is multiplied by. */
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

/** The classical way takes a sign only from the next two above it; each step of the short ways reaches one further. */
function romanOf(number: number, reach: number): string {
  let [left, written] = [number, ''];
  signs.forEach(([sign, worth], at) => {
    written += sign.repeat(Math.floor(left / worth));
    left %= worth;
    const [small, less] = shortened(left, { at, worth, reach });
    if (small === '') return;
    written += small + sign;
    left -= worth - less;
  });
  return written;
}

function shortened(
  left: number,
  { at, worth, reach }: { at: number; worth: number; reach: number },
): readonly [sign: string, worth: number] {
  // A five is taken from by its one, a ten by the one below that.
  const nearest = at % 2 === 0 ? at + 2 : at + 1;
  for (let step = nearest + reach; step >= nearest; step--) {
    const [sign, less] = signs[step] ?? ['', 0];
    const isOne = reach > 0 || step % 2 === 0;
    if (sign !== '' && isOne && left >= worth - less) return [sign, less];
  }
  return ['', 0];
}
