import { expect, it } from 'vitest';
import { formatSpan } from './format-span.ts';

it.each([
  ['2026-11-28T13:05:10Z', '2026-11-28T13:20:00Z', '2026-11-28 14:05 – 14:20'],
  ['2026-11-28T13:05:10Z', '2026-11-28T13:05:50Z', '2026-11-28 14:05'],
  ['2026-11-28T22:50:00Z', '2026-11-28T23:10:00Z', '2026-11-28 23:50 – 2026-11-29 00:10'],
])('the span from %s to %s is shown as %s', (from, to, expected) => {
  expect(formatSpan(Date.parse(from), Date.parse(to), 'Europe/Berlin')).toBe(expected);
});
