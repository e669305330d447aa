import { expect, it } from 'vitest';
import { isTooSoon } from './mailing-rules.ts';

const now = new Date('2026-11-26T12:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  ['never', null, false],
  ['a moment ago', before(0), true],
  ['nine minutes ago', before(9), true],
  ['ten minutes ago', before(10), false],
  ['yesterday', before(24 * 60), false],
] as const)('whether a new mail is too soon if the last one was sent %s', (_when, mailedAt, expected) => {
  expect(isTooSoon(mailedAt, now)).toBe(expected);
});
