import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createZoneClock, getDayThird } from './zone.ts';

const hours = (third: { start: number; end: number }) => (third.end - third.start) / 3_600_000;
const at = (time: string) => Date.parse(time);

describe('thirds of a day', () => {
  const berlin = createZoneClock('Europe/Berlin');

  it.each([
    ['when the clock goes forward', '2026-03-29T00:30:00Z', '2026-03-28T23:00:00Z', 7],
    ['when the clock goes back', '2026-10-25T01:30:00Z', '2026-10-24T22:00:00Z', 9],
    ['on a common day', '2026-06-01T10:00:00Z', '2026-06-01T06:00:00Z', 8],
  ])('thirds of a day have the length of the wall clock %s', (_name, instant, start, length) => {
    const third = getDayThird(berlin, at(instant));
    expect(third.start).toBe(at(start));
    expect(hours(third)).toBe(length);
  });

  it('thirds of a day start at the first midnight where there are two', () => {
    const havana = createZoneClock('America/Havana');
    const first = getDayThird(havana, at('2025-11-02T04:30:00Z'));
    const second = getDayThird(havana, at('2025-11-02T05:30:00Z'));
    expect(first).toEqual(second);
    expect(first.start).toBe(at('2025-11-02T04:00:00Z'));
    expect(hours(first)).toBe(9);
  });

  it('thirds of a day start at one o’clock where midnight is skipped', () => {
    const havana = createZoneClock('America/Havana');
    const third = getDayThird(havana, at('2025-03-09T06:00:00Z'));
    expect(third.start).toBe(at('2025-03-09T05:00:00Z'));
    expect(hours(third)).toBe(7);
  });

  it('thirds of a day do not overlap where the clock goes back over midnight', () => {
    const newfoundland = createZoneClock('America/St_Johns');
    // One minute after midnight it became one minute past eleven once more.
    const again = getDayThird(newfoundland, at('2010-11-07T02:45:00Z'));
    expect(again).toEqual({ start: at('2010-11-07T02:30:00Z'), end: at('2010-11-07T11:30:00Z') });
    expect(getDayThird(newfoundland, at('2010-11-07T02:00:00Z')).end).toBe(again.start);
    expect(getDayThird(newfoundland, at('2010-11-07T04:00:00Z'))).toEqual(again);
  });

  const zones = fc.constantFrom(
    'Europe/Berlin',
    'America/Havana',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'UTC',
  );
  const instants = fc.integer({ min: at('2000-01-01'), max: at('2035-01-01') });

  it('thirds of a day contain their instant and are contiguous', () => {
    fc.assert(
      fc.property(zones, instants, (zone, instant) => {
        const clock = createZoneClock(zone);
        const third = getDayThird(clock, instant);
        expect(third.start).toBeLessThanOrEqual(instant);
        expect(third.end).toBeGreaterThan(instant);
        expect(getDayThird(clock, third.start)).toEqual(third);
        expect(getDayThird(clock, third.end).start).toBe(third.end);
      }),
    );
  });
});

it('a zone clock keeps the two equal hours of an autumn night apart', () => {
  const clock = createZoneClock('Europe/Berlin');
  expect(clock.hourStart(at('2026-10-25T00:30:00Z'))).toBe(at('2026-10-25T00:00:00Z'));
  expect(clock.hourStart(at('2026-10-25T01:30:00Z'))).toBe(at('2026-10-25T01:00:00Z'));
});

it('a zone clock reads years before our era', () => {
  const clock = createZoneClock('UTC');
  expect(clock.offsetAt(-70_000_000_000_000)).toBe(0);
});
