import { expect, it } from 'vitest';
import { defaultPreferences, type ReadingPreferences } from './preferences.ts';
import { formatReadingStyles } from './reading-styles.ts';

it('the defaults change nothing', () => {
  expect(formatReadingStyles(defaultPreferences)).toBe('');
});

it.each<[Partial<ReadingPreferences>, string]>([
  [{ textSize: '150' }, '[data-reading="zoom"] { zoom: 1.5; }'],
  [{ textSize: '150' }, ':root { --reading-scale: 1.5; }'],
  [{ lineSpacing: '2' }, '{ line-height: 2 !important; }'],
  [{ letterSpacing: 'wide' }, '*:not(:dir(rtl)) { letter-spacing: 0.12em !important; }'],
  [{ wordSpacing: 'wider' }, '{ word-spacing: 0.32em !important; }'],
  [{ font: 'lexend' }, '*:not(code, code *, pre, pre *, math, math *, :dir(rtl)) { font-family: '],
  [{ font: 'lexend' }, 'font-family: "Lexend", "Inter Variable", system-ui, sans-serif'],
])('%j gives a rule for it', (changed, rule) => {
  expect(formatReadingStyles({ ...defaultPreferences, ...changed })).toContain(rule);
});

it.each<Partial<ReadingPreferences>>([{ lineFocus: '3' }, { speechRate: '2' }])(
  '%j changes no style',
  (changed) => {
    expect(formatReadingStyles({ ...defaultPreferences, ...changed })).toBe('');
  },
);
