import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readElement } from '../xml/element.ts';
import {
  type Box,
  createMapping,
  identityMapping,
  mapBox,
  readBox,
  readPosition,
  unmapBox,
} from './position.ts';

const createTransform = (attributes: string, inside = '<a:off x="10" y="20"/><a:ext cx="30" cy="40"/>') =>
  readElement(`<a:xfrm${attributes}>${inside}</a:xfrm>`);

const randomBox: fc.Arbitrary<Box> = fc.record({
  x: fc.integer({ min: -1e7, max: 1e7 }),
  y: fc.integer({ min: -1e7, max: 1e7 }),
  width: fc.integer({ min: 1000, max: 1e7 }),
  height: fc.integer({ min: 1000, max: 1e7 }),
});

it.each([
  ['', { x: 10, y: 20, width: 30, height: 40, rotation: 0, isFlippedX: false, isFlippedY: false }],
  [' rot="5400000"', { rotation: 90 }],
  [' rot="-5400000"', { rotation: 270 }],
  [' rot="27000000"', { rotation: 90 }],
  [' rot="1234567"', { rotation: 20.58 }],
  [' rot="x"', { rotation: 0 }],
  [' flipH="1"', { isFlippedX: true, isFlippedY: false }],
  [' flipV="true"', { isFlippedX: false, isFlippedY: true }],
  [' flipH="0" flipV="false"', { isFlippedX: false, isFlippedY: false }],
])('the position of a shape is read from a transform with%s', (attributes, expected) => {
  expect(readPosition(createTransform(attributes), identityMapping)).toMatchObject(expected);
});

it('the position of a shape without a transform is zero', () => {
  expect(readPosition(null, identityMapping)).toMatchObject({ x: 0, y: 0, width: 0, height: 0, rotation: 0 });
  expect(readPosition(createTransform('', ''), identityMapping)).toMatchObject({
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  });
});

it('a negative size is read as zero', () => {
  const inside = '<a:off x="0" y="0"/><a:ext cx="-5" cy="-6"/>';
  expect(readPosition(createTransform('', inside), identityMapping)).toMatchObject({ width: 0, height: 0 });
});

it('the child box of a group is read from chOff and chExt', () => {
  const inside = '<a:chOff x="1" y="2"/><a:chExt cx="3" cy="4"/>';
  const group = readElement(`<a:xfrm>${inside}</a:xfrm>`);
  expect(group === null ? null : readBox(group, { off: 'a:chOff', ext: 'a:chExt' })).toEqual({
    x: 1,
    y: 2,
    width: 3,
    height: 4,
  });
});

it('the mapping of a group maps its child box to its box on the page', () => {
  fc.assert(
    fc.property(randomBox, randomBox, (pageBox, childBox) => {
      expect(mapBox(childBox, createMapping(pageBox, childBox))).toEqual(pageBox);
    }),
  );
});

it('mapping a box to the page and back restores it except for rounding', () => {
  fc.assert(
    fc.property(randomBox, randomBox, randomBox, (pageBox, childBox, box) => {
      const mapping = createMapping(pageBox, childBox);
      const restored = unmapBox(mapBox(box, mapping), mapping);
      const tolerance = { x: 1 / mapping.scaleX, y: 1 / mapping.scaleY };
      expect(Math.abs(restored.x - box.x)).toBeLessThanOrEqual(tolerance.x + 1);
      expect(Math.abs(restored.y - box.y)).toBeLessThanOrEqual(tolerance.y + 1);
      expect(Math.abs(restored.width - box.width)).toBeLessThanOrEqual(tolerance.x + 1);
      expect(Math.abs(restored.height - box.height)).toBeLessThanOrEqual(tolerance.y + 1);
    }),
  );
});

it.each([
  ['the group', { x: 5, y: 5, width: 0, height: 0 }, { x: 0, y: 0, width: 10, height: 10 }],
  ['its child box', { x: 5, y: 5, width: 10, height: 10 }, { x: 0, y: 0, width: 0, height: 0 }],
])('the mapping of a group has the scale 1 when %s has no size', (_, pageBox, childBox) => {
  expect(createMapping(pageBox, childBox)).toEqual({ offsetX: 5, offsetY: 5, scaleX: 1, scaleY: 1 });
});
