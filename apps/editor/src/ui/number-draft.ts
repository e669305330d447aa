import { toLatinDigits } from '@redraft/sentences/digits';

/** Input of a number field and the parsed value. A draft with a problem is never saved. */
export interface NumberDraft {
  text: string;
  value: number | null;
  /** Key of the error message in the catalogue; null if the input is valid. */
  problem: 'nothing' | 'unclear' | 'tooSmall' | 'tooLarge' | null;
}

export interface NumberRange {
  min: number;
  max: number;
}

/** Null for mixed values: an empty field that changes nothing. */
export function createDraft(value: number | null, lang: string): NumberDraft {
  return { text: value === null ? '' : formatNumber(value, lang), value, problem: null };
}

export function parseDraft(text: string, lang: string, { min, max }: NumberRange): NumberDraft {
  if (text.trim() === '') return { text, value: null, problem: 'nothing' };
  const value = parseNumber(text, lang);
  if (value === null) return { text, value, problem: 'unclear' };
  if (value < min) return { text, value: null, problem: 'tooSmall' };
  if (value > max) return { text, value: null, problem: 'tooLarge' };
  return { text, value, problem: null };
}

export function formatNumber(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2, useGrouping: false }).format(value);
}

/** Maximum input length. */
const maxNumberLength = 64;

/**
 * Parses a number in the notation of a language: "2,5" in German, "2.5" in English. The other separator is accepted as a decimal one, as thousands
 * are not entered here; if it could be a thousands separator (three digits follow), the input is rejected.
 */
export function parseNumber(text: string, lang: string): number | null {
  if (text.length > maxNumberLength) return null;
  const latin = toLatinDigits(text, getDecimalSeparator(lang));
  const match = /^\s*([+-]?)(\d*)(?:([.,])(\d*))?\s*$/.exec(latin.replace('\u2212', '-'));
  if (match === null) return null;
  const [, sign = '', whole = '', point, fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  if (point !== undefined && point !== getDecimalSeparator(lang) && fraction.length === 3) return null;
  return Number(`${sign}${whole || '0'}.${fraction || '0'}`);
}

function getDecimalSeparator(lang: string): string {
  const parts = new Intl.NumberFormat(lang).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
