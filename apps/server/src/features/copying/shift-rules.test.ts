import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { shiftBetween, shiftByDays, shiftDate, shiftDates } from './shift-rules.ts';

const berlin = 'Europe/Berlin';
const at = (text: string, zone = berlin) => DateTime.fromISO(text, { zone }).toJSDate();
const clock = (date: Date, zone = berlin) =>
  DateTime.fromJSDate(date, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");

describe('a class copied to another first day', () => {
  const days = (from: string, to: string, toZone = berlin) =>
    shiftByDays({ firstDay: from, zone: berlin }, { firstDay: to, zone: toZone });

  it.each([
    [
      'keeps the time on the clock over a change to winter time',
      '2026-10-05',
      '2026-10-26',
      '2026-10-09T23:59',
      '2026-10-30T23:59',
    ],
    [
      'keeps the time on the clock over a change to summer time',
      '2026-03-02',
      '2026-03-30',
      '2026-03-06T08:00',
      '2026-04-03T08:00',
    ],
    ['moves backwards too', '2026-10-26', '2026-10-05', '2026-10-30T23:59', '2026-10-09T23:59'],
    [
      'gives the hour after a time that clocks leave out',
      '2026-03-21',
      '2026-03-28',
      '2026-03-22T02:30',
      '2026-03-29T03:30',
    ],
  ])('copying a class to another first day %s', (_name, from, to, before, after) => {
    expect(clock(shiftDate(at(before), days(from, to)))).toBe(after);
  });

  it('copying a class to another time zone keeps local times', () => {
    const moved = shiftDate(at('2026-10-09T23:59'), days('2026-10-05', '2026-10-06', 'America/New_York'));
    expect(clock(moved, 'America/New_York')).toBe('2026-10-10T23:59');
  });
});

it('copying an assignment to another start keeps the distances in local time', () => {
  const shift = shiftBetween(
    { startAt: at('2026-10-19T09:00'), zone: berlin },
    { startAt: at('2026-10-20T10:30'), zone: berlin },
  );
  const dates = {
    startAt: at('2026-10-19T09:00'),
    endAt: at('2026-10-26T12:00'),
    draftDeadlines: [at('2026-10-23T18:00')],
    reviewDeadlines: [at('2026-10-26T18:00'), null],
  };
  const moved = shiftDates(dates, shift);
  expect(
    [moved.startAt, moved.endAt, ...moved.draftDeadlines, ...moved.reviewDeadlines].map((date) =>
      date === null ? null : clock(date),
    ),
  ).toEqual(['2026-10-20T10:30', '2026-10-27T13:30', '2026-10-24T19:30', '2026-10-27T19:30', null]);
});

it('a copied assignment lasts at least half an hour and includes all drafts', () => {
  const zone = fc.constantFrom(berlin, 'America/St_Johns', 'Australia/Lord_Howe', 'UTC', 'Asia/Kathmandu');
  const instant = fc
    .integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 0, 1) })
    .map((ms) => new Date(ms));
  const minutes = fc.integer({ min: 30, max: 60 * 24 * 120 });
  fc.assert(
    fc.property(
      instant,
      instant,
      zone,
      zone,
      minutes,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
      (from, to, fromZone, toZone, length, parts) => {
        const endAt = new Date(from.getTime() + length * 60_000);
        const draftDeadlines = parts.map((part) => new Date(from.getTime() + part * length * 60_000));
        const shift = shiftBetween({ startAt: from, zone: fromZone }, { startAt: to, zone: toZone });
        const moved = shiftDates(
          { startAt: from, endAt, draftDeadlines, reviewDeadlines: draftDeadlines },
          shift,
        );
        expect(moved.endAt.getTime() - moved.startAt.getTime()).toBeGreaterThanOrEqual(30 * 60_000);
        for (const deadline of moved.draftDeadlines) {
          expect(deadline >= moved.startAt && deadline <= moved.endAt).toBe(true);
        }
        for (const [index, review] of moved.reviewDeadlines.entries())
          expect(Number(review)).toBeGreaterThanOrEqual(Number(moved.draftDeadlines[index]));
      },
    ),
  );
});
