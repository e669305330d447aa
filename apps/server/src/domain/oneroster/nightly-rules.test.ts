import { expect, it } from 'vitest';
import { removesTooMuch, sinceFor } from './nightly-rules.ts';

const day = 24 * 3600_000;
const now = new Date('2026-11-28T03:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);

it.each([
  ['was never read', null, null, null],
  ['was read last night', ago(1), ago(3), new Date(ago(1).getTime() - 3600_000)],
  ['was read fully a week ago', ago(1), ago(7), null],
])('a service that %s is read from then on, with an overlap, or fully', (_name, until, fully, expected) => {
  expect(sinceFor({ read_until: until, read_fully_at: fully }, now)).toEqual(expected);
});

it.each([
  [{ places: 20, classes: 1 }, { places: 20, classes: 1 }, false],
  [{ places: 21, classes: 0 }, { places: 30, classes: 5 }, true],
  [{ places: 250, classes: 0 }, { places: 1000, classes: 50 }, false],
  [{ places: 251, classes: 0 }, { places: 1000, classes: 50 }, true],
  [{ places: 0, classes: 3 }, { places: 1000, classes: 8 }, true],
])('removing %j of %j is too much for a nightly import: %s', (removed, known, expected) => {
  expect(removesTooMuch(removed, known)).toBe(expected);
});
