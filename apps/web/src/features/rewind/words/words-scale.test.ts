import { describe, expect, test } from 'vitest';
import { drawWords, topOf } from './words-scale.ts';

const at = (iso: string, words: number) => ({ t: Date.parse(iso), words });
const size = { width: 800, height: 260 };

describe('the graph of words over time', () => {
  test('reaches to 200, or to 50 above the largest value', () => {
    expect(topOf([at('2026-03-02T10:00:00Z', 200)])).toBe(200);
    expect(topOf([at('2026-03-02T10:00:00Z', 201)])).toBe(251);
  });
  test('has its ticks on round hours of the class', () => {
    const points = [at('2026-03-02T04:40:00Z', 0), at('2026-03-02T08:10:00Z', 90)];
    const labels = drawWords(points, 'Asia/Kolkata', size).xTicks.map(({ label }) => label);
    expect(labels.every((label) => label.endsWith(':00') || label.endsWith(':30'))).toBe(true);
    expect(labels).toContain('11:00');
  });
  test('finds the point that holds at a place', () => {
    const points = [
      at('2026-03-02T10:00:00Z', 1),
      at('2026-03-02T10:30:00Z', 2),
      at('2026-03-02T11:00:00Z', 3),
    ];
    const drawing = drawWords(points, 'UTC', size);
    expect([0, 400, 500, 790].map(drawing.indexAt)).toEqual([0, 0, 1, 2]);
  });
  test('can be drawn for a single point', () => {
    expect(drawWords([at('2026-03-02T10:00:00Z', 7)], 'UTC', size).linePath).not.toContain('NaN');
  });
});
