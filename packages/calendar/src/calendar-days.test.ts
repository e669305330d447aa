import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { addCalendarDays, addDays, dayOf } from './calendar-days.ts';
import { resolveInstant } from './wall-time.ts';
import { zoneOffset } from './zone-offset.ts';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'America/Havana',
  'Europe/Dublin',
  'Pacific/Apia',
  'Pacific/Chatham',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2036, 0) });
const days = fc.integer({ min: 0, max: 365 });
const wallOf = (instant: number, of: string) => DateTime.fromMillis(instant, { zone: of });

it.each([
  [
    'keep the time on the clock in spring',
    '2026-03-27T22:00:00Z',
    3,
    'Europe/Berlin',
    '2026-03-30T21:00:00Z',
  ],
  ['keep it in autumn', '2026-10-23T21:00:00Z', 3, 'Europe/Berlin', '2026-10-26T22:00:00Z'],
  ['keep it overseas', '2026-10-30T03:59:00Z', 3, 'America/New_York', '2026-11-02T04:59:00Z'],
  ['go beyond a time that is skipped', '2026-03-28T01:30:00Z', 1, 'Europe/Berlin', '2026-03-29T01:30:00Z'],
  [
    'come to the second of a time shown twice',
    '2026-10-24T00:30:00Z',
    1,
    'Europe/Berlin',
    '2026-10-25T01:30:00Z',
  ],
  ['come to a time that is shown once', '2026-10-24T01:00:00Z', 1, 'Europe/Berlin', '2026-10-25T02:00:00Z'],
  [
    'leave the first of a time shown twice',
    '2026-10-25T00:30:00Z',
    1,
    'Europe/Berlin',
    '2026-10-26T01:30:00Z',
  ],
  [
    'leave the second of a time shown twice',
    '2026-10-25T01:30:00Z',
    1,
    'Europe/Berlin',
    '2026-10-26T01:30:00Z',
  ],
  ['know changes of half an hour', '2026-04-03T14:45:00Z', 1, 'Australia/Lord_Howe', '2026-04-04T15:15:00Z'],
  [
    'are twenty-four hours where clocks never change',
    '2026-03-28T01:30:00Z',
    2,
    'UTC',
    '2026-03-30T01:30:00Z',
  ],
  ['that are none change nothing', '2026-10-25T00:30:00Z', 0, 'Europe/Berlin', '2026-10-25T00:30:00Z'],
])('calendar days %s', (_name, from, number, of, expected) => {
  expect(new Date(addCalendarDays(Date.parse(from), number, of))).toEqual(new Date(expected));
});

it('calendar days keep the local time, unless it is skipped that day', () => {
  fc.assert(
    fc.property(instants, days, zone, (instant, number, of) => {
      const requested = wallOf(instant, of).setZone('utc', { keepLocalTime: true }).plus({ days: number });
      const moved = wallOf(addCalendarDays(instant, number, of), of);
      const shown = moved.setZone('utc', { keepLocalTime: true });
      const isSkipped =
        requested.setZone(of, { keepLocalTime: true }).toFormat('HHmmss') !== requested.toFormat('HHmmss');
      expect(isSkipped || shown.equals(requested)).toBe(true);
    }),
  );
});

it('calendar days are never negative, and within an hour and a half of whole elapsed days', () => {
  fc.assert(
    fc.property(instants, days, zone, (instant, number, of) => {
      const gained = addCalendarDays(instant, number, of) - instant;
      expect(gained).toBeGreaterThanOrEqual(0);
      expect(Math.abs(gained - number * 86_400_000)).toBeLessThanOrEqual(90 * 60_000);
    }),
  );
});

it('calendar days use the offset of the zone at an instant', () => {
  fc.assert(
    fc.property(instants, zone, (instant, of) => {
      expect(zoneOffset(instant, of)).toBe(wallOf(instant, of).offset * 60_000);
    }),
  );
});

it.each([
  ['the first of a time that is shown twice', 'first', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
  ['the second of it', 'second', '2026-10-25T02:30', '2026-10-25T01:30:00Z'],
  ['the only one of the first after it', 'first', '2026-10-25T03:00', '2026-10-25T02:00:00Z'],
  ['one as much later as clocks skip', 'first', '2026-03-29T02:30', '2026-03-29T01:30:00Z'],
  ['the same one, whichever of two is wanted', 'second', '2026-03-29T02:30', '2026-03-29T01:30:00Z'],
] as const)('a time on the clock is %s', (_name, ofTwo, wall, expected) => {
  const offsetAt = (instant: number) => zoneOffset(instant, 'Europe/Berlin');
  expect(new Date(resolveInstant(Date.parse(`${wall}Z`), { offsetAt, ifRepeated: ofTwo }))).toEqual(
    new Date(expected),
  );
});

it('a day begins at midnight of the zone', () => {
  expect(dayOf(Date.parse('2026-07-14T21:59:59.999Z'), 'Europe/Berlin')).toBe('2026-07-14');
  expect(dayOf(Date.parse('2026-07-14T22:00:00Z'), 'Europe/Berlin')).toBe('2026-07-15');
});

it('days are added across months and clock changes', () => {
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
  expect(addDays('2026-03-30', -2)).toBe('2026-03-28');
});
