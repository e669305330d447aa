import { afterEach, expect, it } from 'vitest';
import { preferredDigits, storeDigits, toDigitsOf, toDigitsUnlessWords } from './digits.ts';

afterEach(() => localStorage.clear());

it.each([
  [['en-GB'], 'latn'],
  [['ar'], 'latn'],
  [['ar-MA', 'ar-EG'], 'latn'],
  [['en-GB', 'ar-EG'], 'arab'],
])('the digits of a browser in %j are %s until somebody chooses others', (languages, expected) => {
  expect(preferredDigits(languages)).toBe(expected);
  storeDigits(expected === 'latn' ? 'arab' : 'latn');
  expect(preferredDigits(languages)).not.toBe(expected);
});

it('a date has the digits of the tag', () => {
  expect(toDigitsOf('ar-u-nu-arab', '2026-11-30 23:59')).toBe('٢٠٢٦-١١-٣٠ ٢٣:٥٩');
  expect(toDigitsOf('ar-u-nu-latn', '2026-11-30')).toBe('2026-11-30');
  expect(toDigitsOf('en', '2026')).toBe('2026');
});

it('a name in a sentence keeps its digits', () => {
  expect(toDigitsUnlessWords('ar-u-nu-arab', 'Class 7B')).toBe('Class 7B');
  expect(toDigitsUnlessWords('ar-u-nu-arab', '7')).toBe('٧');
});
