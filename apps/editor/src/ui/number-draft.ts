/** Input of a number field and the parsed value. A draft with a problem is never saved. */
export interface NumberDraft {
  text: string;
  value: number | null;
  problem: 'nothing' | 'unclear' | 'tooSmall' | 'tooLarge' | null;
}

export interface NumberRange {
  min: number;
  max: number;
}

/** Null for mixed values: an empty field that changes nothing. */
export function draftOf(value: number | null, lang: string): NumberDraft {
  return { text: value === null ? '' : writeNumber(value, lang), value, problem: null };
}

export function readDraft(text: string, lang: string, { min, max }: NumberRange): NumberDraft {
  if (text.trim() === '') return { text, value: null, problem: 'nothing' };
  const value = readNumber(text, lang);
  if (value === null) return { text, value, problem: 'unclear' };
  if (value < min) return { text, value: null, problem: 'tooSmall' };
  if (value > max) return { text, value: null, problem: 'tooLarge' };
  return { text, value, problem: null };
}

export function writeNumber(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2, useGrouping: false }).format(value);
}

/** Maximum input length. */
const maxNumberLength = 64;

/**
 * Parses a number in the notation of a language: "2,5" in German, "2.5" in English. The other separator is accepted as a decimal one, as thousands
 * are not entered here; if it could be a thousands separator (three digits follow), the input is rejected.
 */
export function readNumber(text: string, lang: string): number | null {
  if (text.length > maxNumberLength) return null;
  const match = /^\s*([+-]?)(\d*)(?:([.,])(\d*))?\s*$/.exec(text.replace('\u2212', '-'));
  if (match === null) return null;
  const [, sign = '', whole = '', point, fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  if (point !== undefined && point !== decimalSign(lang) && fraction.length === 3) return null;
  return Number(`${sign}${whole || '0'}.${fraction || '0'}`);
}

function decimalSign(lang: string): string {
  const parts = new Intl.NumberFormat(lang).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
