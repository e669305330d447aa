import { expect, it } from 'vitest';
import { findTextDirection, splitByDirection } from './text-direction.ts';

it.each([
  ['ميناء harbour', 'rtl'],
  ['harbour ميناء', 'ltr'],
  ['6:30 «ميناء»', 'rtl'],
  ['שלום', 'rtl'],
  ['ـ', 'rtl'],
  ['٣٠ – 6:30', null],
  ['', null],
])('the direction of "%s" is %s', (text, direction) => {
  expect(findTextDirection(text)).toBe(direction);
});

it.each([
  ['rtl', 'في 6:30 (harbour).', ['في 6:30 (', 'harbour', ').']],
  ['ltr', 'in 6:30 (ميناء).', ['in 6:30 (', 'ميناء', ').']],
  ['ltr', 'the ميناء هادئ, he said', ['the ', 'ميناء هادئ', ', he said']],
  ['rtl', 'قَرَأَ', ['قَرَأَ']],
  ['rtl', 'الharbour', ['ال', 'harbour']],
] as const)('a text written %s is split where its direction changes: %s', (base, text, parts) => {
  expect(splitByDirection(text, base).map((part) => part.text)).toEqual(parts);
});

it('the parts of a text are the text, however often its direction changes', () => {
  const text = 'a ب '.repeat(5000);
  const parts = splitByDirection(text, 'rtl');
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
