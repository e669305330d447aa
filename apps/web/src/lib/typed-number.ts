import { toLatinDigits } from '@redraft/sentences/digits';
import { z } from 'zod';

/**
 * The value of a number field: the number, NaN if empty, or the raw text if it is not a number. Schemas reject the latter two unless they say
 * otherwise, so that unparsed input is never stored.
 */
export type TypedNumber = number | string;

interface NumberNotation {
  language: string;
  unit?: '%' | undefined;
}

/**
 * Parses a number in the notation of the language: "2,5" in German, "2.5" in English. The other decimal sign is accepted too, unless three digits
 * follow, where it could be a thousands separator. Digits may be Arabic. The field's unit may follow the number.
 */
export function readNumber(text: string, { language, unit }: NumberNotation): TypedNumber {
  // Numbers formatted in Arabic have marks of direction.
  const trimmed = toLatinDigits(text.replaceAll(/[\u061c\u200e\u200f]/g, '').trim()).replace('٪', '%');
  if (trimmed === '') return Number.NaN;
  const withoutUnit = unit !== undefined && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : trimmed;
  const match = /^([+-]?)(\d*)(?:([.,])(\d*))?$/.exec(withoutUnit.trimEnd().replace('\u2212', '-'));
  const [, sign = '', integerDigits = '', point, fraction = ''] = match ?? [];
  if (integerDigits === '' && fraction === '') return text;
  if (point !== undefined && point !== findDecimalSign(language) && fraction.length === 3) return text;
  const value = Number(`${sign}${integerDigits || '0'}.${fraction || '0'}`);
  return Number.isFinite(value) ? value : text;
}

export function writeNumber(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || Number.isNaN(value)) return '';
  return new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping: false }).format(value);
}

/** Wraps a schema for a number typed into a field. */
export function typedNumber<Rule extends z.ZodType<number>>(rule: Rule) {
  return z.preprocess((value: TypedNumber): unknown => value, rule);
}

/** Wraps a schema for a typed number; an empty field gives the given value. */
export function typedNumberOr<Rule extends z.ZodType>(emptyValue: number | null, rule: Rule) {
  return z.preprocess((value: TypedNumber): unknown => (Number.isNaN(value) ? emptyValue : value), rule);
}

function findDecimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
