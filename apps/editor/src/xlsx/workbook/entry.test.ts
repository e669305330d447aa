import { expect, it } from 'vitest';
import { parseTabSeparated } from '../grid/clipboard.ts';
import { parseEntry, toEditableText } from './entry.ts';
import type { Cell } from './workbook.ts';

it.each([
  ['12.5', 'en-GB', { value: 12.5 }],
  ['12,5', 'de', { value: 12.5 }],
  ['1.234,5', 'de', { value: 1234.5, format: '#,##0.00' }],
  ['45%', 'en-GB', { value: 0.45, format: '0%' }],
  ['23.11.2026', 'de', { value: 46_349, format: 'm/d/yyyy' }],
  ['23/11/2026', 'en-GB', { value: 46_349, format: 'm/d/yyyy' }],
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

it('tab-separated text is split at tabs, except within quotation marks', () => {
  expect(parseTabSeparated('a\tb\n"c\nd"\t"say ""x"""\n\te')).toEqual([
    ['a', 'b'],
    ['c\nd', 'say "x"'],
    ['', 'e'],
  ]);
});
