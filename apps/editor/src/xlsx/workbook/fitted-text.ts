import { format } from 'numfmt';
import type { DisplayText } from './display-text.ts';
import { localeOf } from './entry.ts';
import type { CellFormat } from './style.ts';
import type { Cell } from './workbook.ts';

/** With more decimals a number of this format is not shown at all. */
const maxDecimals = 10;
/** Below it a number is in scientific notation where it has no room. */
const smallest = 0.0001;
/** Of a number in scientific notation. */
const maxMantissa = 5;

/**
 * What a cell shows in the width that it has; digits are never cut. A number of no format is rounded to what fits, then shown in scientific
 * notation; whatever else is no text, and has no room, is shown as number signs, as spreadsheet programs do.
 */
export function fitText(
  { value }: Pick<Cell, 'value'>,
  {
    look: format,
    shown,
    lang,
    fits,
  }: { look: CellFormat; shown: DisplayText; lang: string; fits: (text: string) => boolean },
): string {
  if (value === null || typeof value === 'string' || fits(shown.text)) return shown.text;
  if (typeof value === 'number' && format.format.toLowerCase() === 'general') {
    const rounded = roundText(value, lang, fits);
    if (rounded !== null) return rounded;
  }
  let signs = '#';
  while (signs.length < 255 && fits(`${signs}#`)) signs += '#';
  return signs;
}

/** Null where not even one digit has room. */
function roundText(value: number, lang: string, fits: (text: string) => boolean): string | null {
  const locale = localeOf(lang);
  const plain = (decimals: number): string =>
    format('General', Number(value.toFixed(decimals)), { locale, throws: false });
  let rounded: string | null = null;
  for (let decimals = maxDecimals; decimals >= 0; decimals--) {
    const text = plain(decimals);
    if (!fits(text)) continue;
    // A number that is not nothing says so as long as there is room for it; a very small one says how small.
    if (value === 0 || (Math.abs(value) >= smallest && Number(value.toFixed(decimals)) !== 0)) return text;
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
