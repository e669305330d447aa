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
export const spillError = { error: '#SPILL!' } as const;
/** An empty array. */
export const noResults = { error: '#CALC!' } as const;
export const unknownName = { error: '#NAME?' } as const;

export function createResult(input: Value): Result {
  return { kind: 'value', value: input };
}

/** Aborts the evaluation of a formula with an error, which becomes its value. */
export class FormulaError extends Error {
  readonly value: { readonly error: string };
  constructor(error: { readonly error: string }) {
    super(error.error);
    this.value = error;
  }
}

/** What is calculated, or the error that aborts it. */
export function catchFormulaError<Found>(run: () => Found): Found | Value {
  try {
    return run();
  } catch (error) {
    if (error instanceof FormulaError) return error.value;
    throw error;
  }
}

/** Not supported here: the cached value of the file stays. */
export class UnsupportedFormulaError extends Error {}

export function toNumber(input: Value): number {
  if (typeof input === 'number') return input;
  if (typeof input === 'boolean') return input ? 1 : 0;
  if (input === null) return 0;
  if (isError(input)) throw new FormulaError(input);
  const number = parseNumberOrNull(input);
  if (number === null) throw new FormulaError(wrongValue);
  return number;
}

/** A number, date or percentage in text, in the notation of formulas. */
export function parseNumberOrNull(text: string): number | null {
  if (text.trim() === '') return null;
  const plain = Number(text);
  if (Number.isFinite(plain)) return plain;
  const parsed = parseValue(text, { locale: 'en' })?.value;
  return typeof parsed === 'number' ? parsed : null;
}

export function toText(input: Value): string {
  if (typeof input === 'string') return input;
  if (input === null) return '';
  if (isError(input)) throw new FormulaError(input);
  if (typeof input === 'boolean') return input ? 'TRUE' : 'FALSE';
  return formatGeneral(input);
}

/** A number converted to text, with up to 15 significant digits. */
function formatGeneral(input: number): string {
  return Number.isInteger(input) && Math.abs(input) < 1e15
    ? String(input)
    : String(Number(input.toPrecision(15)));
}

export function isTrue(input: Value): boolean {
  if (typeof input === 'boolean') return input;
  if (typeof input === 'number') return input !== 0;
  if (input === null) return false;
  if (isError(input)) throw new FormulaError(input);
  const word = input.toUpperCase();
  if (word === 'TRUE' || word === 'FALSE') return word === 'TRUE';
  throw new FormulaError(wrongValue);
}

const ranks = { number: 0, string: 1, boolean: 2 } as const;

/** Negative if `one` sorts first: numbers before text before booleans, text without regard to case. */
export function compare(one: Value, other: Value): number {
  const [a, b] = [toComparable(one, other), toComparable(other, one)];
  const [x, y] = [typeof a, typeof b] as const;
  if (x !== y) return getTypeRank(a) - getTypeRank(b);
  if (typeof a === 'string' && typeof b === 'string')
    return a.toLowerCase().localeCompare(b.toLowerCase(), 'en');
  return Number(a) - Number(b);
}

const getTypeRank = (input: string | number | boolean): number =>
  ranks[typeof input === 'number' ? 'number' : typeof input === 'string' ? 'string' : 'boolean'];

/** An empty cell equals the empty value of the other's type. */
function toComparable(input: Value, other: Value): string | number | boolean {
  if (isError(input)) throw new FormulaError(input);
  if (input !== null) return input;
  return typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0;
}

export function formatWithPattern(input: Value, pattern: string): string {
  const displayed = input === null ? 0 : isError(input) ? input.error : input;
  return format(pattern, displayed, { throws: false, invalid: '#VALUE!' });
}
