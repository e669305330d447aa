import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawDays, margin, roundUpToNice } from './days-scale.ts';

const size = { width: 600, height: 240 };

it.each([
  [0, 1],
  [1, 1],
  [1.2, 2],
  [20, 20],
  [21, 25],
  [51, 100],
  [4999, 5000],
])('the axis of a largest value of %d ends at %d', (value, top) => {
  expect(roundUpToNice(value)).toBe(top);
});

it('the line of days includes days without writing', () => {
  const days = ['2026-10-01', '2026-10-02', '2026-10-05'].map((day) => ({ day, amount: 10, texts: 1 }));
  const [first, second, third] = drawDays(days, size).points.map(({ x }) => x);
  expect(((second ?? 0) - (first ?? 0)) * 3).toBeCloseTo((third ?? 0) - (second ?? 0));
});

it('the line of days centres a single day', () => {
  const { points } = drawDays([{ day: '2026-10-01', amount: 3, texts: 1 }], size);
  expect(points[0]?.x).toBe(margin.left + (size.width - margin.left - margin.right) / 2);
});

it('the line of days stays within its frame', () => {
  const amounts = fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(amounts, (sample) => {
      const days = sample.map((amount, index) => ({
        day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
        amount,
        texts: 1,
      }));
      for (const { x, y } of drawDays(days, size).points) {
        expect(x).toBeGreaterThanOrEqual(margin.left);
        expect(x).toBeLessThanOrEqual(size.width - margin.right + 0.001);
        expect(y).toBeGreaterThanOrEqual(margin.top - 0.001);
        expect(y).toBeLessThanOrEqual(size.height - margin.bottom + 0.001);
      }
    }),
  );
});
