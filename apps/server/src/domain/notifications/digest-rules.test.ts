import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestSpan, lastDigestTime } from './digest-rules.ts';

describe('the daily mail', () => {
  it.each([
    ['Europe/Berlin', '2026-01-15T05:59:59Z', '2026-01-14T06:00:00Z'],
    ['Europe/Berlin', '2026-01-15T06:00:00Z', '2026-01-15T06:00:00Z'],
    ['Europe/Berlin', '2026-07-15T05:00:00Z', '2026-07-15T05:00:00Z'],
    ['America/Los_Angeles', '2026-01-15T14:00:00Z', '2026-01-14T15:00:00Z'],
    // Daylight saving time began at two o'clock.
    ['Europe/Berlin', '2026-03-29T05:30:00Z', '2026-03-29T05:00:00Z'],
    ['UTC', '2026-01-15T23:00:00Z', '2026-01-15T07:00:00Z'],
  ])('the daily digest in %s was last due at %s for %s', (zone, now, due) => {
    expect(lastDigestTime(zone, new Date(now))).toEqual(new Date(due));
  });

  it('the daily digest is never due in the future, nor more than 25 hours ago', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns');
    const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, times, (zone, now) => {
        const ago = now.getTime() - lastDigestTime(zone, now).getTime();
        expect(ago).toBeGreaterThanOrEqual(0);
        expect(ago).toBeLessThanOrEqual(25 * 3_600_000);
      }),
    );
  });

  const at = (text: string) => new Date(`2026-01-${text}Z`);
  const due = at('15T07:00:00');

  it.each([
    ['the first', null, '14T06:50:00'],
    ['one after another', at('14T07:02:00'), '14T06:52:00'],
    ['one after a long rest', at('02T07:02:00'), '12T06:50:00'],
  ])(
    'the daily digest %s starts at the previous one, and covers three days at most',
    (_name, last, start) => {
      const span = { begin: at(start), end: at('15T06:55:00') };
      expect(digestSpan({ due, last }, at('15T07:05:00'))).toEqual(span);
    },
  );

  it('daily digests cover every moment once, whenever earlier ones were sent', () => {
    const minutes = fc.integer({ min: 1, max: 2 * 24 * 60 });
    fc.assert(
      fc.property(minutes, minutes, (one, other) => {
        const last = new Date(due.getTime() + one * 60_000);
        const now = new Date(last.getTime() + other * 60_000);
        const before = digestSpan({ due, last: null }, last);
        expect(digestSpan({ due: now, last }, now).begin).toEqual(before.end);
      }),
    );
  });
});
