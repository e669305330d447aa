import { expect, it } from 'vitest';
import { createAxisSizes } from '../grid/axis-sizes.ts';
import { computeDrawingBox } from '../grid/drawing-box.ts';
import { createAnchor, dragBox, type Handle } from './anchors.ts';

const axes = {
  rows: createAxisSizes(new Map([[2, 40]]), 20, 100),
  columns: createAxisSizes(new Map([[1, 0]]), 64, 50),
};
const box = { left: 70, top: 45, width: 200, height: 100 };

it.each(['twoCell', 'oneCell', 'absolute'] as const)(
  'the anchor of the kind %s gives the same box again',
  (kind) => {
    expect(computeDrawingBox(createAnchor(box, axes, kind), axes)).toEqual(box);
  },
);

it.each<[Handle, number, number, typeof box]>([
  ['move', 10, -10, { ...box, left: 80, top: 35 }],
  ['move', -100, -100, { ...box, left: 0, top: 0 }],
  ['se', 5, 6, { ...box, width: 205, height: 106 }],
  ['nw', 5, 6, { left: 75, top: 51, width: 195, height: 94 }],
  ['e', -500, 0, { ...box, width: 24 }],
  ['w', -500, 0, { ...box, left: 0, width: 270 }],
  ['n', 0, 500, { ...box, top: 121, height: 24 }],
])('the handle %s dragged by %i and %i pixels gives the box $3', (handle, x, y, expected) => {
  expect(dragBox(box, handle, x, y)).toEqual(expected);
});
