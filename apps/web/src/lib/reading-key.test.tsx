import { afterEach, expect, it } from 'vitest';
import { toReadingKey } from './reading-key.ts';

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

it.each([
  ['ltr', 'ArrowLeft', 'ArrowLeft'],
  ['ltr', 'ArrowRight', 'ArrowRight'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
  ['rtl', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowUp', 'ArrowUp'],
  ['rtl', 'Home', 'Home'],
])('on a page in the direction %s, %s leads where %s does in reading order', (direction, key, expected) => {
  document.documentElement.dir = direction;
  expect(toReadingKey(key)).toBe(expected);
});
