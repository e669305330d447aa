import { expect, it } from 'vitest';
import { computeAxisMax, drawWords } from './words-scale.ts';

const at = (iso: string, words: number) => ({ seq: words, t: Date.parse(iso), words });
const size = { width: 800, height: 260, mode: 'calendar' as const };

it('the graph of words over time reaches to 200, or to 50 above the largest value', () => {
  expect(computeAxisMax([at('2026-03-02T10:00:00Z', 200)])).toBe(200);
  expect(computeAxisMax([at('2026-03-02T10:00:00Z', 201)])).toBe(251);
});
it('the graph of words over time finds the point that is current at a position', () => {
  const points = [
    at('2026-03-02T10:00:00Z', 1),
    at('2026-03-02T10:30:00Z', 2),
    at('2026-03-02T11:00:00Z', 3),
  ];
  const sittings = [{ from: Date.parse('2026-03-02T10:00:00Z'), to: Date.parse('2026-03-02T11:00:00Z') }];
  const drawing = drawWords({ points, sittings, timezone: 'UTC' }, size);
  expect([0, 400, 500, 790].map(drawing.indexAt)).toEqual([0, 0, 1, 2]);
});
it.each(['calendar', 'sittings'] as const)(
  'the graph of words over time can be drawn for a single point by %s',
  (mode) => {
    const points = [at('2026-03-02T10:00:00Z', 7)];
    const sittings = points.map(({ t }) => ({ from: t, to: t }));
    expect(drawWords({ points, sittings, timezone: 'UTC' }, { ...size, mode }).linePath).not.toContain('NaN');
  },
);
