import { expect, it } from 'vitest';
import { computeGutter, createScale, markSize } from './plot-scale.ts';
import { fitView } from './zoom-rules.ts';

it.each([220, 290, 358, 559, 560, 1200])(
  'the marks of a whole timeline in %d pixels cover no name and are not clipped',
  (width) => {
    const [first, last] = [Date.parse('2026-10-01T08:00:00Z'), Date.parse('2026-11-23T08:00:00Z')];
    const scale = createScale(fitView([first, last]), width);
    const radius = markSize / 2 + 3;
    expect(scale(first) - radius).toBeGreaterThanOrEqual(computeGutter(width));
    expect(scale(last) + radius).toBeLessThanOrEqual(width);
  },
);
