import { format, formatColor, isDateFormat } from 'numfmt';
import { localeOf } from './entry.ts';
import type { CellFormat } from './style.ts';
import { type Cell, isError } from './workbook.ts';

/** Days between the 1900 and the 1904 date systems. */
const days1904 = 1462;

/** The only format that programs adapt to the user's locale. */
const shortDate = 'm/d/yyyy';
const shortDates: Readonly<Record<string, string>> = {
  de: 'dd.mm.yyyy',
  'en-GB': 'dd/mm/yyyy',
  'en-US': 'm/d/yyyy',
  en: 'dd/mm/yyyy',
};

export interface DisplayText {
  text: string;
  /** RRGGBB or #RRGGBB set by the number format, such as red for negative numbers. */
  colour: string | null;
  /** Default alignment. */
  side: 'start' | 'end' | 'center';
  isNumber: boolean;
}

const known = new WeakMap<Cell, { key: string; shown: DisplayText }>();

/** The displayed text of a cell. */
export function formatCell(
  cell: Cell,
  format: CellFormat,
  options: { lang: string; is1904: boolean },
): DisplayText {
  const key = `${options.lang} ${options.is1904} ${format.format}`;
  const before = known.get(cell);
  if (before?.key === key) return before.shown;
  const shown = formatValue(cell, format, options);
  known.set(cell, { key, shown });
  return shown;
}

function formatValue(
  { value }: Cell,
  cellFormat: CellFormat,
  { lang, is1904 }: { lang: string; is1904: boolean },
): DisplayText {
  const plain = { colour: null, isNumber: false };
  if (value === null) return { ...plain, text: '', side: 'start' };
  if (isError(value)) return { ...plain, text: value.error, side: 'center' };
  const locale = localeOf(lang);
  if (typeof value === 'string') {
    const text =
      cellFormat.format === 'General'
        ? value
        : format(cellFormat.format, value, { locale, throws: false, invalid: value });
    return { ...plain, text, side: 'start' };
  }
  if (typeof value === 'boolean')
    return { ...plain, text: format('General', value, { locale }), side: 'center' };
  const isDate = is1904 && isDateFormat(cellFormat.format);
  const number = isDate ? value + days1904 : value;
  const pattern =
    cellFormat.format === shortDate
      ? (shortDates[locale] ?? shortDates[locale.slice(0, 2)] ?? cellFormat.format)
      : cellFormat.format;
  const text = format(pattern, number, { locale, throws: false, invalid: String(number) });
  const colour = /\[[a-z]+\d*\]/i.test(cellFormat.format)
    ? formatColor(cellFormat.format, number, { throws: false })
    : null;
  return { text, colour: typeof colour === 'string' ? colour : null, side: 'end', isNumber: true };
}
