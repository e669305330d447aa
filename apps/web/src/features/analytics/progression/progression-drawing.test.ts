import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawProgress, findPointIndex } from './progression-drawing.ts';

const start = Date.parse('2026-03-02T10:00:00Z');
const point = (save: number, minutes: number, chars: number, position = chars) => ({
  save,
  t: start + minutes * 60_000,
  chars,
  position,
});
const size = { width: 800, height: 300, mode: 'calendar' as const };
const sitting = (from: number, to: number) => ({ from: start + from * 60_000, to: start + to * 60_000 });

it('the progression line breaks at an absence and starts again after it', () => {
  const { lengths, bands } = drawProgress(
    {
      segments: [{ points: [point(1, 0, 10), point(2, 1, 20)] }, { points: [point(3, 90, 30)] }],
      sittings: [sitting(0, 1), sitting(90, 90)],
      timezone: 'UTC',
    },
    size,
  );
  expect(lengths).toHaveLength(2);
  expect(bands).toHaveLength(2);
});

it('a position shows the values of the last point before it', () => {
  const { points } = drawProgress(
    {
      segments: [{ points: [point(1, 0, 1), point(2, 30, 2), point(3, 60, 3)] }],
      sittings: [sitting(0, 60)],
      timezone: 'UTC',
    },
    size,
  );
  expect([0, 300, 500, 790].map((x) => points[findPointIndex(points, x)]?.point.save)).toEqual([1, 1, 2, 3]);
});

it('the progression drawing lies within the chart', () => {
  const saves = fc.array(fc.tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 60_000 })), {
    minLength: 1,
    maxLength: 50,
  });
  fc.assert(
    fc.property(saves, fc.constantFrom('calendar' as const, 'sittings' as const), (sample, mode) => {
      const minutes = sample.map(([minute]) => minute).toSorted((a, b) => a - b);
      const points = sample.map(([, chars], index) =>
        point(index + 1, minutes[index] ?? 0, chars, Math.floor(chars / 2)),
      );
      const drawing = drawProgress(
        {
          segments: [{ points }],
          sittings: [sitting(minutes[0] ?? 0, minutes.at(-1) ?? 0)],
          timezone: 'UTC',
        },
        { ...size, mode },
      );
      for (const { x, length, position } of drawing.points) {
        expect(x).toBeGreaterThanOrEqual(59.9);
        expect(x).toBeLessThanOrEqual(788.1);
        expect(Math.min(length, position)).toBeGreaterThanOrEqual(23.9);
        expect(Math.max(length, position)).toBeLessThanOrEqual(272.1);
      }
    }),
  );
});
