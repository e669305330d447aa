import { expect, it } from 'vitest';
import { needsNewKey, selectRetiredKeys, selectSigningKey } from './key-rules.ts';

const dayMs = 86_400_000;
const start = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);
const key = (kid: string, days: number) => ({ kid, createdAt: after(days) });

it.each([
  ['no key, if there is none', [], 0, null],
  ['the first at once', [key('a', 0)], 0, 'a'],
  ['the first while its successor is new', [key('a', 0), key('b', 90)], 90.5, 'a'],
  ['the second after a day', [key('a', 0), key('b', 90)], 91, 'b'],
  ['the first of two that are new', [key('a', 0), key('b', 0.2)], 0.5, 'a'],
])('a tool signs with %s', (_name, keys, days, kid) => {
  expect(selectSigningKey(keys, after(days))?.kid ?? null).toBe(kid);
});

it.each([
  ['where there is none', [], 0, true],
  ['not while it signs', [key('a', 0)], 89.9, false],
  ['after a quarter of a year', [key('a', 0)], 90, true],
  ['not twice', [key('a', 0), key('b', 90)], 90.1, false],
])('whether a tool key is created: %s', (_name, keys, days, expected) => {
  expect(needsNewKey(keys, after(days))).toBe(expected);
});

it.each([
  ['alone, never', [key('a', 0)], 1000, []],
  ['while it may be looked at, not', [key('a', 0), key('b', 90)], 97.9, []],
  ['a week after its successor took over', [key('a', 0), key('b', 90)], 98, ['a']],
])('a tool key is deleted: %s', (_name, keys, days, kids) => {
  expect(selectRetiredKeys(keys, after(days)).map(({ kid }) => kid)).toEqual(kids);
});
