import { z } from 'zod';

/**
 * What a number field gives its form: the number; NaN while nothing is typed; or what is no number, as it was
 * typed. A schema refuses the latter two unless it says otherwise: nothing that is not understood is ever stored.
 */
export type TypedNumber = number | string;

interface Habits {
  language: string;
  unit?: '%' | undefined;
}

/**
 * A number as people of this language write it: "2,5" in German, "2.5" in English. The other sign is taken for the
 * same, since nobody types thousands here; where it could be one after all (three digits follow) nothing is guessed.
 * The unit of the field may stand behind it.
 */
export function readNumber(text: string, { language, unit }: Habits): TypedNumber {
  const trimmed = text.trim();
  if (trimmed === '') return Number.NaN;
  const bare = unit !== undefined && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : trimmed;
  const match = /^([+-]?)(\d*)(?:([.,])(\d*))?$/.exec(bare.trimEnd().replace('\u2212', '-'));
  const [, sign = '', whole = '', point, fraction = ''] = match ?? [];
  if (whole === '' && fraction === '') return text;
  if (point !== undefined && point !== decimalSign(language) && fraction.length === 3) return text;
  const value = Number(`${sign}${whole || '0'}.${fraction || '0'}`);
  return Number.isFinite(value) ? value : text;
}

export function writeNumber(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || Number.isNaN(value)) return '';
  return new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping: false }).format(value);
}

/** A rule for a number that is typed into a field. */
export function typed<Rule extends z.ZodType<number>>(rule: Rule) {
  return z.preprocess((value: TypedNumber): unknown => value, rule);
}

/** The same, where an empty field means a number of its own. */
export function typedOr<Rule extends z.ZodType>(empty: number | null, rule: Rule) {
  return z.preprocess((value: TypedNumber): unknown => (Number.isNaN(value) ? empty : value), rule);
}

function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
