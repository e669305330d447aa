import { expect, it } from 'vitest';
import { secondsUntilNextGuess } from './key-guess-rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  { name: 'fewer wrong keys than an hour may have', last: undefined, seconds: 0 },
  { name: 'as many, the oldest of them long ago', last: minutesAgo(61), seconds: 0 },
  { name: 'as many, the oldest of them an hour ago', last: minutesAgo(60), seconds: 0 },
  { name: 'as many, the oldest of them of just now', last: minutesAgo(0), seconds: 3600 },
  { name: 'as many, the oldest of them nearly an hour ago', last: minutesAgo(59.99), seconds: 1 },
])('$name: the next guess is allowed after $seconds s', ({ last, seconds }) => {
  expect(secondsUntilNextGuess({ lastOfAccount: last, lastOfAddress: undefined }, now)).toBe(seconds);
  expect(secondsUntilNextGuess({ lastOfAccount: undefined, lastOfAddress: last }, now)).toBe(seconds);
});

it('the longer of two waiting times applies', () => {
  const oldest = { lastOfAccount: minutesAgo(50), lastOfAddress: minutesAgo(20) };
  expect(secondsUntilNextGuess(oldest, now)).toBe(40 * 60);
});
