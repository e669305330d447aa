import { expect, it } from 'vitest';
import { computeGradientLine, computeGradientRadius } from './gradient.ts';

const size = { width: 200, height: 100 };

it.each([
  ['to the right', 0, { x1: 0, y1: 50, x2: 200, y2: 50 }],
  ['downwards', 90, { x1: 100, y1: 0, x2: 100, y2: 100 }],
  ['to the left', 180, { x1: 200, y1: 50, x2: 0, y2: 50 }],
  ['diagonally', 45, { x1: 25, y1: -25, x2: 175, y2: 125 }],
])('the line of a gradient %s reaches the corners of its box', (_, angle, expected) => {
  const { x1, y1, x2, y2 } = computeGradientLine(size, angle);
  // Adding 0 takes the sign from 0.
  expect({ x1: x1 + 0, y1: y1 + 0, x2: x2 + 0, y2: y2 + 0 }).toEqual(expected);
});

it.each([
  [0.5, 0.5, Math.SQRT1_2],
  [0, 1, Math.SQRT2],
  [1, 0.5, Math.hypot(1, 0.5)],
])('the radius of a gradient around %d, %d reaches the farthest corner', (centerX, centerY, expected) => {
  expect(computeGradientRadius({ centerX, centerY })).toBeCloseTo(expected, 9);
});
