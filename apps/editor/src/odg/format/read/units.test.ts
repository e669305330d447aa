import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatLength, parseColour, parseLength, parsePercentage } from './units.ts';

it.each<[string, number]>([
  ['1cm', 360_000],
  ['10mm', 360_000],
  ['1in', 914_400],
  ['1inch', 914_400],
  ['72pt', 914_400],
  ['6pc', 914_400],
  ['96px', 914_400],
  ['12', 152_400],
  [' -2.5 cm ', -900_000],
  ['.5cm', 180_000],
  ['1e1mm', 360_000],
  ['1CM', 360_000],
  ['0', 0],
])('a length %j is %d EMU', (text, expected) => {
  expect(parseLength(text)).toBeCloseTo(expected, 6);
});

it.each([
  ['null', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['a unit alone', 'cm'],
  ['a percentage', '50%'],
  ['an unknown unit', '1em'],
  ['the name of an Object.prototype property', '1constructor'],
  ['two numbers', '1 2cm'],
  ['a too long number', `${'1'.repeat(65)}cm`],
  ['a too large number', '1e12cm'],
])('a length of %s is null', (_, text) => {
  expect(parseLength(text)).toBeNull();
});

it('formatting and parsing a length restores it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (length) => {
      expect(Math.round(parseLength(formatLength(length)) ?? Number.NaN)).toBe(length);
    }),
  );
});

it('a length rounded to zero is formatted without a sign', () => {
  expect(formatLength(-0)).toBe('0cm');
  expect(formatLength(-0.000_01)).toBe('0cm');
});

it.each([
  ['50%', 0.5],
  [' 12.5% ', 0.125],
  ['-10%', -0.1],
  ['50', null],
  ['%', null],
  [null, null],
])('the percentage %j is parsed as %j', (text, expected) => {
  expect(parsePercentage(text)).toBe(expected);
});

it.each([
  ['#FF8800', '#ff8800'],
  ['#f80', null],
  ['red', null],
  ['#gggggg', null],
  ['transparent', null],
  [null, null],
])('the colour %j is parsed as %j', (text, expected) => {
  expect(parseColour(text)).toBe(expected);
});
