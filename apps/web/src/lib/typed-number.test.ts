import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readNumber, typedNumber, typedNumberOr, writeNumber } from './typed-number.ts';

const english = { language: 'en' };
const german = { language: 'de' };

it.each([
  ['20', english, 20],
  [' 7,5 ', english, 7.5],
  ['7,5', german, 7.5],
  ['7.5', german, 7.5],
  ['1,250', german, 1.25],
  ['1.', english, 1],
  ['.5', english, 0.5],
  ['007', english, 7],
  ['-3', english, -3],
  ['\u22123', english, -3],
  ['25%', { language: 'en', unit: '%' as const }, 25],
  ['2,5 %', { language: 'de', unit: '%' as const }, 2.5],
  ['٢٫٥', { language: 'ar' }, 2.5],
  ['١٢', { language: 'en' }, 12],
  ['٢٥٪', { language: 'ar', unit: '%' as const }, 25],
  ['', english, Number.NaN],
  ['  ', english, Number.NaN],
])('the input %o in %j is read as %d', (text, habits, value) => {
  expect(readNumber(text, habits)).toBe(value);
});

it.each([
  ['25%', english],
  ['25%%', { language: 'en', unit: '%' as const }],
  ['%', { language: 'en', unit: '%' as const }],
  ['2 days', english],
  ['1,000', english],
  ['1.000', german],
  ['1,000.5', english],
  ['0x10', english],
  ['1e1', english],
  ['Infinity', english],
  ['9'.repeat(400), english],
  ['-', english],
  ['.', english],
  ['twenty', english],
])('the input %o in %j is no number and stays as typed', (text, habits) => {
  expect(readNumber(text, habits)).toBe(text);
});

it('a formatted number is read again in each language', () => {
  const number = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(number, fc.constantFrom('en', 'de', 'ar-u-nu-latn', 'ar-u-nu-arab'), (value, language) => {
      expect(readNumber(writeNumber(value, language), { language })).toBe(value);
    }),
  );
});

describe('a rule for a typed number', () => {
  const rule = z.number().min(0);
  it('a rule for a typed number rejects null and what is no number', () => {
    expect(typedNumber(rule).safeParse(Number.NaN).success).toBe(false);
    expect(typedNumber(rule).safeParse('25%').success).toBe(false);
    expect(typedNumber(rule).parse(25)).toBe(25);
  });
  it('a rule for a typed number reads an empty field as the given value only', () => {
    expect(typedNumberOr(0, rule).parse(Number.NaN)).toBe(0);
    expect(typedNumberOr(0, rule).safeParse('2 days').success).toBe(false);
  });
});
