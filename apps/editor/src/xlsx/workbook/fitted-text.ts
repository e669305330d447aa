import { format } from 'numfmt';
import type { DisplayText } from './display-text.ts';
import { toLocale } from './entry.ts';
import type { CellFormat } from './style.ts';
import type { Cell } from './workbook.ts';

/** Maximum number of decimals that a number format can show. */
const maxDecimals = 10;
/** Smaller numbers are shown in scientific notation if they do not fit. */
const minDecimal = 0.0001;
/** Digits of the mantissa in scientific notation. */
const maxMantissa = 5;

/**
 * The text that a cell shows in its width; digits are never cut off. A number with the General format is rounded to fit, then shown in scientific
 * notation; any other non-text value that does not fit is shown as number signs, as in other spreadsheet programs.
 */
export function fitText(
  { value }: Pick<Cell, 'value'>,
  {
    cellFormat,
    displayText,
    lang,
    fits,
  }: { cellFormat: CellFormat; displayText: DisplayText; lang: string; fits: (text: string) => boolean },
): string {
  if (value === null || typeof value === 'string' || fits(displayText.text)) return displayText.text;
  if (typeof value === 'number' && cellFormat.format.toLowerCase() === 'general') {
    const rounded = roundText(value, lang, fits);
    if (rounded !== null) return rounded;
  }
  let numberSigns = '#';
  while (numberSigns.length < 255 && fits(`${numberSigns}#`)) numberSigns += '#';
  return numberSigns;
}

/** Null if not even one digit fits. */
function roundText(value: number, lang: string, fits: (text: string) => boolean): string | null {
  const locale = toLocale(lang);
  const formatRounded = (decimals: number): string =>
    format('General', Number(value.toFixed(decimals)), { locale, throws: false });
  let rounded: string | null = null;
  for (let decimals = maxDecimals; decimals >= 0; decimals--) {
    const text = formatRounded(decimals);
    if (!fits(text)) continue;
    // A non-zero number is not rounded to zero if there is space; a very small one needs scientific notation.
    if (value === 0 || (Math.abs(value) >= minDecimal && Number(value.toFixed(decimals)) !== 0)) return text;
    rounded = text;
    break;
  }
  for (let digits = maxMantissa; digits >= 0; digits--) {
    const pattern = digits === 0 ? '0E+00' : `0.${'0'.repeat(digits)}E+00`;
    const text = format(pattern, value, { locale, throws: false });
    if (fits(text)) return text;
  }
  return rounded;
}
