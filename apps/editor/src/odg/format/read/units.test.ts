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
  ['nothing', null],
  ['no attribute', undefined],
  ['an empty one', ''],
  ['a unit alone', 'cm'],
  ['a part of another length', '50%'],
  ['a unit that nobody knows', '1em'],
  ['a name that every object has', '1constructor'],
  ['two numbers', '1 2cm'],
  ['a number longer than any program writes', `${'1'.repeat(65)}cm`],
  ['one beyond every page', '1e12cm'],
])('a length is not there where the file says %s', (_, text) => {
  expect(parseLength(text)).toBeNull();
});

it('a length comes back as the same EMU, whatever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (length) => {
      expect(Math.round(parseLength(formatLength(length)) ?? Number.NaN)).toBe(length);
    }),
  );
});

it('a length is written without a sign where it is nothing', () => {
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
])('a part of %j is %j', (text, expected) => {
  expect(parsePercentage(text)).toBe(expected);
});

it.each([
  ['#FF8800', '#ff8800'],
  ['#f80', null],
  ['red', null],
  ['#gggggg', null],
  ['transparent', null],
  [null, null],
])('a colour %j is read as %j', (text, expected) => {
  expect(parseColour(text)).toBe(expected);
});
