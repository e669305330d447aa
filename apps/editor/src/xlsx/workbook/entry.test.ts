import { expect, it } from 'vitest';
import { hasDecimalComma } from '../formula/local-formulas.ts';
import { parseTabSeparated } from '../grid/clipboard.ts';
import { formatCell } from './display-text.ts';
import { parseEntry, toEditableText } from './entry.ts';
import { defaultFormat } from './style.ts';
import type { Cell } from './workbook.ts';

it.each([
  ['12.5', 'en-GB', { value: 12.5 }],
  ['12,5', 'de', { value: 12.5 }],
  ['1.234,5', 'de', { value: 1234.5, format: '#,##0.00' }],
  ['45%', 'en-GB', { value: 0.45, format: '0%' }],
  ['23.11.2026', 'de', { value: 46_349, format: 'm/d/yyyy' }],
  ['23/11/2026', 'en-GB', { value: 46_349, format: 'm/d/yyyy' }],
  ['23/11/2026', 'en-ZA', { value: 46_349, format: 'm/d/yyyy' }],
  ['1 234,5', 'fr', { value: 1234.5, format: '#,##0.00' }],
  ['1\u00a0234\u00a0567', 'fr-CH', { value: 1_234_567, format: '#,##0' }],
  ['45\u00a0%', 'fr', { value: 0.45, format: '0%' }],
  ['12 34', 'fr', { value: '12 34' }],
  ['0 800 123 456', 'fr', { value: '0 800 123 456' }],
  ['1 234', 'en-GB', { value: '1 234' }],
  ['12.5', 'ar', { value: 12.5 }],
  ['12.5', 'ar-EG', { value: 12.5 }],
  ['12,5', 'ar-MA', { value: 12.5 }],
  ['١٢٫٥', 'ar', { value: 12.5 }],
  ['١٢٫٥', 'ar-MA', { value: 12.5 }],
  ['١٢', 'en-GB', { value: 12 }],
  ['٤٥%', 'ar', { value: 0.45, format: '0%' }],
  ['١٢ كلمة', 'ar', { value: '١٢ كلمة' }],
  ['٤٥٪', 'ar', { value: 0.45, format: '0%' }],
  ['١٬٢٣٤', 'ar', { value: 1234, format: '#,##0' }],
  ['١٬٢٣٤', 'ar-MA', { value: 1234, format: '#,##0' }],
  ['١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦', 'ar', { value: '١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦' }],
  ['wahr', 'de', { value: true }],
  ['=sum(a1:b2', 'en-GB', { value: null, formula: 'SUM(A1:B2)' }],
  ['=summe(A1;2)', 'de', { value: null, formula: 'SUM(A1,2)' }],
  ['=1+', 'en-GB', { value: '=1+', isUnparsed: true }],
  ["'007", 'en-GB', { value: '007' }],
  ['1234567890123456789', 'en-GB', { value: '1234567890123456789' }],
  ['1234567890.123456', 'en-GB', { value: 1_234_567_890.123_45 }],
  ['  two words ', 'en-GB', { value: '  two words ' }],
  ['שלום', 'en-GB', { value: 'שלום' }],
])('the entry %j typed in %s is parsed as %j', (text, lang, expected) => {
  expect(parseEntry(text, { lang, format: 'General' })).toEqual(expected);
});
it.each<[Cell['value'], string]>([
  ['=1+1', 'General'],
  ['007', 'General'],
  ["'quoted", 'General'],
  [' leading', 'General'],
  ['007', '@'],
  [1e308, 'General'],
  [0.125, '0.0%'],
  [46_349, 'm/d/yyyy'],
  [46_349.5, 'yyyy-mm-dd hh:mm'],
  [true, 'General'],
])('the editable text of %j with the format %s is parsed back to the same value', (value, format) => {
  for (const lang of ['de', 'en-GB', 'en-US']) {
    const again = parseEntry(toEditableText({ value, style: 0 }, { format }, lang), { lang, format });
    expect([lang, again.value, again.formula]).toEqual([lang, value, undefined]);
  }
});

it.each(['es', 'es-419', 'es-US', 'es-PE', 'es-MX', 'en-ZA', 'en-DE', 'en-AT', 'fr-CA'])(
  'numbers and formulas of %s are read as they are shown, with one decimal sign',
  (lang) => {
    const cells: Cell[] = [
      { value: 1234.5, style: 0 },
      { value: -0.25, style: 0 },
      { value: null, formula: 'ROUND(1.25,1)', style: 0 },
    ];
    for (const cell of cells) {
      const text = toEditableText(cell, { format: 'General' }, lang);
      const { value, formula } = parseEntry(text, { lang, format: 'General' });
      expect([value, formula]).toEqual([cell.value, cell.formula]);
      expect(text.includes('.')).toBe(!hasDecimalComma(lang));
      if (cell.formula === undefined)
        expect(formatCell(cell, defaultFormat, { lang, is1904: false }).text).toBe(text);
    }
  },
);

it('tab-separated text is split at tabs, except within quotation marks', () => {
  expect(parseTabSeparated('a\tb\n"c\nd"\t"say ""x"""\n\te')).toEqual([
    ['a', 'b'],
    ['c\nd', 'say "x"'],
    ['', 'e'],
  ]);
});

it.each([
  [1234.5, '#,##0.00', 'ar', '1,234.50'],
  [1234.5, '#,##0.00', 'ar-MA', '1.234,50'],
  [0.45, '0%', 'ar', '45%'],
  [46_349, 'm/d/yyyy', 'ar-EG', '23/11/2026'],
  [46_349, 'dddd', 'ar', 'الإثنين'],
])('the number %d with the format %s is shown in %s as %s', (value, pattern, lang, text) => {
  const format = { ...defaultFormat, format: pattern };
  expect(formatCell({ value, style: 0 }, format, { lang, is1904: false }).text).toBe(text);
});
