import { format, parseValue } from 'numfmt';
import { type Area, isError, type Value } from '../workbook/workbook.ts';

/** Rows of values, as a function receives a range. */
export type Matrix = readonly (readonly Value[])[];

/** The result of a subexpression: a value, an array, or a reference whose values are read on demand. */
export type Result =
  | { kind: 'value'; value: Value }
  | { kind: 'matrix'; rows: Matrix }
  | { kind: 'area'; sheet: number; area: Area };

export const divisionByZero = { error: '#DIV/0!' } as const;
export const wrongValue = { error: '#VALUE!' } as const;
export const notThere = { error: '#N/A' } as const;
export const wrongNumber = { error: '#NUM!' } as const;
export const wrongReference = { error: '#REF!' } as const;
export const unknownName = { error: '#NAME?' } as const;

export function value(of: Value): Result {
  return { kind: 'value', value: of };
}

/** Aborts the evaluation of a formula with an error, which becomes its value. */
export class FormulaError extends Error {
  readonly value: { readonly error: string };
  constructor(error: { readonly error: string }) {
    super(error.error);
    this.value = error;
  }
}

/** Not supported here: the cached value of the file stays. */
export class UnsupportedFormulaError extends Error {}

export function numberOf(of: Value): number {
  if (typeof of === 'number') return of;
  if (typeof of === 'boolean') return of ? 1 : 0;
  if (of === null) return 0;
  if (isError(of)) throw new FormulaError(of);
  const number = numberIn(of);
  if (number === null) throw new FormulaError(wrongValue);
  return number;
}

/** A number, date or percentage in text, in the notation of formulas. */
export function numberIn(text: string): number | null {
  if (text.trim() === '') return null;
  const plain = Number(text);
  if (Number.isFinite(plain)) return plain;
  const parsed = parseValue(text, { locale: 'en' })?.value;
  return typeof parsed === 'number' ? parsed : null;
}

export function textOf(of: Value): string {
  if (typeof of === 'string') return of;
  if (of === null) return '';
  if (isError(of)) throw new FormulaError(of);
  if (typeof of === 'boolean') return of ? 'TRUE' : 'FALSE';
  return generalText(of);
}

/** A number converted to text, with up to 15 significant digits. */
function generalText(of: number): string {
  return Number.isInteger(of) && Math.abs(of) < 1e15 ? String(of) : String(Number(of.toPrecision(15)));
}

export function isTrue(of: Value): boolean {
  if (typeof of === 'boolean') return of;
  if (typeof of === 'number') return of !== 0;
  if (of === null) return false;
  if (isError(of)) throw new FormulaError(of);
  const word = of.toUpperCase();
  if (word === 'TRUE' || word === 'FALSE') return word === 'TRUE';
  throw new FormulaError(wrongValue);
}

const ranks = { number: 0, string: 1, boolean: 2 } as const;

/** Negative if `one` sorts first: numbers before text before booleans, text without regard to case. */
export function compare(one: Value, other: Value): number {
  const [a, b] = [comparable(one, other), comparable(other, one)];
  const [x, y] = [typeof a, typeof b] as const;
  if (x !== y) return rankOf(a) - rankOf(b);
  if (typeof a === 'string' && typeof b === 'string')
    return a.toLowerCase().localeCompare(b.toLowerCase(), 'en');
  return Number(a) - Number(b);
}

const rankOf = (of: string | number | boolean): number =>
  ranks[typeof of === 'number' ? 'number' : typeof of === 'string' ? 'string' : 'boolean'];

/** An empty cell equals the empty value of the other's type. */
function comparable(of: Value, other: Value): string | number | boolean {
  if (isError(of)) throw new FormulaError(of);
  if (of !== null) return of;
  return typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0;
}

export function formatError(of: Value, pattern: string): string {
  const displayed = of === null ? 0 : isError(of) ? of.error : of;
  return format(pattern, displayed, { throws: false, invalid: '#VALUE!' });
}
