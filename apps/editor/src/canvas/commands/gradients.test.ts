import { expect, it } from 'vitest';
import type { FillPaint, GradientStop } from '../scene/scene.ts';
import { createBox, createGroup, createLine } from '../testing/scenes.ts';
import {
  createGradientFill,
  getGradientColours,
  getGradientDirection,
  gradientDirections,
} from './gradients.ts';
import { styleShape } from './shape-commands.ts';

const stops: GradientStop[] = [
  { offset: 0, color: '#ff0000', opacity: 1 },
  { offset: 0.5, color: '#00ff00', opacity: 1 },
  { offset: 1, color: '#0000ff', opacity: 1 },
];

it.each(gradientDirections)('a gradient of direction %s is recognized with its colours', (direction) => {
  const fill = createGradientFill({ direction, from: '#102030', to: '#304050' });
  expect(fill.fill).toBe('#203040');
  expect(getGradientDirection(fill.fillPaint)).toBe(direction);
  expect(getGradientColours(fill)).toEqual({ from: '#102030', to: '#304050' });
});

it.each<[string, FillPaint | null, string | null, { from: string; to: string }]>([
  ['a plain fill', null, '#000000', { from: '#000000', to: '#bfbfbf' }],
  [
    'a gradient of three colours',
    { kind: 'linear', angle: 30, stops },
    '#555555',
    { from: '#ff0000', to: '#0000ff' },
  ],
])('%s offers its colours for a new gradient, and no direction', (_name, fillPaint, fill, expected) => {
  expect(getGradientDirection(fillPaint)).toBeNull();
  expect(getGradientColours({ fill, fillPaint })).toEqual(expected);
});

it('a gradient fills the boxes of a group and a colour replaces it, lines stay as they are', () => {
  const line = createLine('l');
  const fill = createGradientFill({ direction: 'down', from: '#102030', to: '#304050' });
  const filled = styleShape(createGroup('g', [createBox('a', { fillOpacity: 0.5 }), line]), { fill });
  expect(filled).toMatchObject({ shapes: [fill, line] });
  expect(styleShape(filled, { fill: '#ffffff' })).toMatchObject({
    shapes: [{ fill: '#ffffff', fillPaint: null }, line],
  });
});
