import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarAxis, sittingsAxis, sittingsOf } from './time-axis.ts';

const at = (iso: string) => Date.parse(iso);
const room = { from: 48, to: 800 };

describe('sittings', () => {
  test('end with a pause of more than half an hour', () => {
    const times = ['10:00', '10:30', '11:01', '11:02'].map((clock) => at(`2026-03-02T${clock}:00Z`));
    expect(sittingsOf(times)).toHaveLength(2);
  });
  test('stand one after the other in the order of time, all within the room', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 4_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(gaps, (pauses) => {
        let t = at('2026-03-02T10:00:00Z');
        const times = pauses.map((pause) => {
          t += pause;
          return t;
        });
        const places = times.map(sittingsAxis(times, 'UTC', room).xOf);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places[0]).toBe(room.from);
        expect(places.at(-1)).toBeLessThanOrEqual(room.to + 0.001);
      }),
    );
  });
  test('are named by their beginning on the clock of the class', () => {
    const times = [at('2026-03-02T23:30:00Z'), at('2026-03-04T10:00:00Z')];
    const { ticks, breaks } = sittingsAxis(times, 'Europe/Berlin', room);
    expect(ticks.map(({ label }) => label)).toEqual(['03-03 00:30', '03-04 11:00']);
    expect(breaks).toHaveLength(1);
  });
});

test('the calendar has its ticks on round hours of the class', () => {
  const times = [at('2026-03-02T04:40:00Z'), at('2026-03-02T08:10:00Z')];
  const labels = calendarAxis(times, 'Asia/Kolkata', room).ticks.map(({ label }) => label);
  expect(labels.every((label) => label.endsWith(':00') || label.endsWith(':30'))).toBe(true);
  expect(labels).toContain('11:00');
});
