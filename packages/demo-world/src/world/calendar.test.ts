import { expect, it } from 'vitest';
import { hourOf, lastMinuteOf } from './calendar.ts';

const zone = 'Europe/Berlin';

it.each([
  ['winter', '2026-01-15', 16.5, '2026-01-15T15:30:00.000Z'],
  ['summer', '2026-07-15', 16.5, '2026-07-15T14:30:00.000Z'],
  ['the evening after the clocks went forward', '2026-03-29', 20, '2026-03-29T18:00:00.000Z'],
  ['the evening after the clocks went back', '2026-10-25', 20, '2026-10-25T19:00:00.000Z'],
  ['the last hour before the clocks go forward', '2026-03-29', 1.5, '2026-03-29T00:30:00.000Z'],
])('an hour in %s is the right instant', (_, day, hour, expected) => {
  expect(new Date(hourOf(day, hour, zone)).toISOString()).toBe(expected);
});

it('a deadline on a day is its last minute', () => {
  expect(new Date(lastMinuteOf('2026-10-25', zone)).toISOString()).toBe('2026-10-25T22:59:00.000Z');
});
