import { format, formatColor, isDateFormat } from 'numfmt';
import { toLocale } from './entry.ts';
import type { CellFormat } from './style.ts';
import { type Cell, isError } from './workbook.ts';

/** Days between the 1900 and the 1904 date systems. */
export const daysBetweenDateSystems = 1462;

/** The only format that programs adapt to the user's locale. */
const shortDateFormat = 'm/d/yyyy';
const shortDateFormats: Readonly<Record<string, string>> = {
  de: 'dd.mm.yyyy',
  'en-GB': 'dd/mm/yyyy',
  'en-US': 'm/d/yyyy',
  en: 'dd/mm/yyyy',
  fr: 'dd/mm/yyyy',
  'fr-CA': 'yyyy-mm-dd',
  es: 'dd/mm/yyyy',
  'ar-AE': 'dd/mm/yyyy',
  'ar-MA': 'dd/mm/yyyy',
};

export interface DisplayText {
  text: string;
  /** Its words at the left and at the right edge of the cell, where the number format fills what is between them. */
  ends: readonly [left: string, right: string] | null;
  /** RRGGBB or #RRGGBB set by the number format, such as red for negative numbers. */
  colour: string | null;
  /** Default alignment. */
  side: 'start' | 'end' | 'center';
  isNumber: boolean;
}

const displayTextCache = new WeakMap<Cell, { key: string; displayText: DisplayText }>();

/** The displayed text of a cell. */
export function formatCell(
  cell: Cell,
  format: CellFormat,
  options: { lang: string; is1904: boolean },
): DisplayText {
  const key = `${options.lang} ${options.is1904} ${format.format}`;
  const cached = displayTextCache.get(cell);
  if (cached?.key === key) return cached.displayText;
  const displayText = formatValue(cell, format, options);
  displayTextCache.set(cell, { key, displayText });
  return displayText;
}

function formatValue(
  { value }: Cell,
  cellFormat: CellFormat,
  { lang, is1904 }: { lang: string; is1904: boolean },
): DisplayText {
  const base = { ends: null, colour: null, isNumber: false };
  if (value === null) return { ...base, text: '', side: 'start' };
  if (isError(value)) return { ...base, text: value.error, side: 'center' };
  const locale = toLocale(lang);
  if (typeof value === 'string') {
    const text =
      cellFormat.format === 'General'
        ? value
        : format(cellFormat.format, value, { locale, throws: false, invalid: value });
    return { ...base, text, side: 'start' };
  }
  if (typeof value === 'boolean')
    return { ...base, text: format('General', value, { locale }), side: 'center' };
  const isDate = is1904 && isDateFormat(cellFormat.format);
  const number = isDate ? value + daysBetweenDateSystems : value;
  const pattern =
    cellFormat.format === shortDateFormat
      ? (shortDateFormats[locale] ?? shortDateFormats[locale.slice(0, 2)] ?? cellFormat.format)
      : cellFormat.format;
  const options = { locale, throws: false, invalid: String(number) };
  const text = format(pattern, number, options);
  const colour = /\[[a-z]+\d*\]/i.test(cellFormat.format)
    ? formatColor(cellFormat.format, number, { throws: false })
    : null;
  const ends = pattern.includes('*') ? splitAtFill(format(pattern, number, { ...options, fillChar })) : null;
  return { text, ends, colour: typeof colour === 'string' ? colour : null, side: 'end', isNumber: true };
}

/** Stands before the character with which a format fills a cell. */
const fillChar = '\u001f';

function splitAtFill(text: string): DisplayText['ends'] {
  const [left, right] = text.split(`${fillChar} `);
  return left === undefined || right === undefined ? null : [left, right];
}
