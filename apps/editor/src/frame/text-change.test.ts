import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findTextChange } from './text-change.ts';

it.each([
  ['', '', { start: 0, oldEnd: 0, newEnd: 0 }],
  ['same', 'same', { start: 4, oldEnd: 4, newEnd: 4 }],
  ['one three', 'one two three', { start: 5, oldEnd: 5, newEnd: 9 }],
  ['aaa', 'aa', { start: 2, oldEnd: 3, newEnd: 2 }],
  ['\u{1f600}', '\u{1f601}', { start: 0, oldEnd: 2, newEnd: 2 }],
  ['\u{1f600}', '\u{1fa00}', { start: 0, oldEnd: 2, newEnd: 2 }],
])('the change from %j to %j is found', (before, after, change) => {
  expect(findTextChange(before, after)).toEqual(change);
});

it('a change makes the text after it from the text before it, with whole characters', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\u{1f600}', '\u{1f601}', '\u{1fa00}') });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { start, oldEnd, newEnd } = findTextChange(before, after);
      expect(before.slice(0, start) + after.slice(start, newEnd) + before.slice(oldEnd)).toBe(after);
      expect(after.slice(start, newEnd).isWellFormed()).toBe(true);
      expect(before.slice(start, oldEnd).isWellFormed()).toBe(true);
    }),
  );
});
