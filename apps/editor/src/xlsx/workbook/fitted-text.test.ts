import { expect, it } from 'vitest';
import { formatCell } from './display-text.ts';
import { fitText } from './fitted-text.ts';
import { defaultFormat } from './style.ts';
import type { Value } from './workbook.ts';

/** The displayed text in a cell of this width in characters. */
function fitInWidth(value: Value, characters: number, { format = 'General', lang = 'en' } = {}): string {
  const cellFormat = { ...defaultFormat, format };
  const displayText = formatCell({ value, style: 0 }, cellFormat, { lang, is1904: false });
  return fitText({ value }, { cellFormat, displayText, lang, fits: (text) => text.length <= characters });
}

it('a number that fits is displayed in full', () => {
  expect(fitInWidth(1234.5678, 9)).toBe('1234.5678');
  expect(fitInWidth(1234.5678, 9, { format: '#,##0.00' })).toBe('1,234.57');
});
it('a number with too many decimals is rounded to fit, in the notation of the user', () => {
  expect([8, 7, 6, 5, 4].map((characters) => fitInWidth(1234.5678, characters))).toEqual([
    '1234.568',
    '1234.57',
    '1234.6',
    '1235',
    '1235',
  ]);
  expect(fitInWidth(-2 / 3, 5, { lang: 'de' })).toBe('-0,67');
  expect(fitInWidth(1.9996, 4)).toBe('2');
});
it('a number whose integer part does not fit is displayed in scientific notation', () => {
  expect([10, 9, 8, 7, 5].map((characters) => fitInWidth(1234567890.5, characters))).toEqual([
    '1234567891',
    '1.235E+09',
    '1.23E+09',
    '1.2E+09',
    '1E+09',
  ]);
  expect(fitInWidth(0.00001234, 7)).toBe('1.2E-05');
});
it('number signs are displayed if nothing fits, or a number with an explicit format does not fit', () => {
  expect(fitInWidth(1234567890, 3)).toBe('###');
  expect(fitInWidth(1234.5, 5, { format: '0.00' })).toBe('#####');
  expect(fitInWidth(46349, 6, { format: 'yyyy-mm-dd' })).toBe('######');
  expect([fitInWidth(true, 2), fitInWidth({ error: '#VALUE!' }, 3), fitInWidth(5, 0)]).toEqual([
    '##',
    '###',
    '#',
  ]);
});
it('a tiny number is displayed as zero if nothing else fits, and text is never shortened', () => {
  expect(fitInWidth(0.00001234, 1)).toBe('0');
  expect([fitInWidth('Harbour', 2), fitInWidth(null, 0)]).toEqual(['Harbour', '']);
});
