import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PictureShape } from '../scene/scene.ts';
import { createPictureShape } from '../testing/scenes.ts';
import { getCentre, type Point, rotatePoint } from './box.ts';
import { computeWholeBox, dragCrop, dragWithinCrop, isCropped, noCrop, setCrop } from './crop.ts';
import { type Handle, handles } from './resize.ts';

const upright = { x: 1_000_000, y: 2_000_000, width: 4_000_000, height: 2_000_000 };
const createPicture = (values: Partial<PictureShape> = {}): PictureShape => ({
  ...createPictureShape('a', 'a.png'),
  ...upright,
  rotation: 0,
  isFlippedX: false,
  isFlippedY: false,
  crop: noCrop,
  ...values,
});

it.each<[string, Partial<PictureShape>, Handle, Point, Partial<PictureShape>]>([
  [
    'the left edge crops the left part',
    {},
    'w',
    { x: 1_000_000, y: 77_000 },
    { x: 2_000_000, width: 3_000_000, crop: { ...noCrop, left: 0.25 } },
  ],
  [
    'the right edge of a flipped picture crops its left part',
    { isFlippedX: true },
    'e',
    { x: -1_000_000, y: 0 },
    { x: 1_000_000, width: 3_000_000, crop: { ...noCrop, left: 0.25 } },
  ],
  [
    'a corner crops two sides',
    {},
    'se',
    { x: -400_000, y: -1_000_000 },
    { width: 3_600_000, height: 1_000_000, crop: { ...noCrop, right: 0.1, bottom: 0.5 } },
  ],
  [
    'an edge cannot be dragged beyond the picture',
    { crop: { ...noCrop, top: 0.2 }, height: 1_600_000 },
    'n',
    { x: 0, y: -5_000_000 },
    { y: 1_600_000, height: 2_000_000, crop: noCrop },
  ],
  [
    'an edge cannot be dragged beyond the opposite one',
    {},
    'w',
    { x: 99_000_000, y: 0 },
    { x: 4_920_000, width: 80_000, crop: { ...noCrop, left: 0.98 } },
  ],
  [
    'the edges of a picture that lies on its side follow the pointer',
    { rotation: 90 },
    'n',
    { x: -500_000, y: 0 },
    { height: 1_500_000, crop: { ...noCrop, top: 0.25 } },
  ],
])('%s', (_name, values, handle, distance, expected) => {
  expect(dragCrop(createPicture(values), handle, distance)).toMatchObject(expected);
});

it('a picture moves under its visible part as far as it covers it', () => {
  const picture = createPicture({ crop: { left: 0.1, right: 0.4, top: 0, bottom: 0 } });
  expect(dragWithinCrop(picture, { x: -800_000, y: 500_000 })).toEqual({
    ...picture,
    crop: { left: 0.2, right: 0.3, top: 0, bottom: 0 },
  });
  expect(dragWithinCrop(picture, { x: 9_000_000, y: 0 }).crop).toEqual({ ...noCrop, right: 0.5 });
});

it('a crop of which less than two percent would remain is refused', () => {
  expect(setCrop(createPicture(), { ...noCrop, left: 0.5, right: 0.49 })).toBeNull();
  expect(setCrop(createPicture(), { ...noCrop, left: 0.5, right: 0.48 })).not.toBeNull();
});

const parts = fc.record({
  left: fc.integer({ min: -20, max: 40 }).map((percent) => percent / 100),
  right: fc.integer({ min: -20, max: 40 }).map((percent) => percent / 100),
  top: fc.integer({ min: -20, max: 40 }).map((percent) => percent / 100),
  bottom: fc.integer({ min: -20, max: 40 }).map((percent) => percent / 100),
});
const pictures = fc
  .record({
    x: fc.integer({ min: -1e6, max: 1e6 }),
    y: fc.integer({ min: -1e6, max: 1e6 }),
    width: fc.integer({ min: 10_000, max: 1_000_000 }),
    height: fc.integer({ min: 10_000, max: 1_000_000 }),
    rotation: fc.integer({ min: 0, max: 359 }),
    isFlippedX: fc.boolean(),
    isFlippedY: fc.boolean(),
    crop: parts,
  })
  .map(createPicture);
const distances = fc.record({
  x: fc.integer({ min: -1e6, max: 1e6 }),
  y: fc.integer({ min: -1e6, max: 1e6 }),
});

/** The corners of the whole picture on the page. */
function listCorners(picture: PictureShape): Point[] {
  const { x, y, width, height } = computeWholeBox(picture);
  const centre = getCentre(picture);
  return [
    { x, y },
    { x: x + width, y: y + height },
  ].map((corner) => rotatePoint(corner, centre, picture.rotation));
}

/** A crop is rounded to a thousandth of a percent, a box to whole units, which are small parts of a narrow rest. */
function expectSamePlace(before: PictureShape, after: PictureShape): void {
  const { width, height } = computeWholeBox(before);
  const visible = Math.min(1 - after.crop.left - after.crop.right, 1 - after.crop.top - after.crop.bottom);
  const tolerance = (Math.max(width, height) * 2e-5 + 4) / visible;
  const [from, to] = [listCorners(before), listCorners(after)];
  from.forEach((corner, index) => {
    expect(Math.abs(corner.x - (to[index]?.x ?? 0))).toBeLessThan(tolerance);
    expect(Math.abs(corner.y - (to[index]?.y ?? 0))).toBeLessThan(tolerance);
  });
}

it('a picture stays where it is while its edges are cropped, rotated and flipped or not', () => {
  fc.assert(
    fc.property(pictures, fc.constantFrom(...handles), distances, (picture, handle, distance) => {
      expectSamePlace(picture, dragCrop(picture, handle, distance));
    }),
  );
});

it('a picture stays where it is when it is cropped by numbers, and resetting shows the whole one there', () => {
  fc.assert(
    fc.property(pictures, parts, (picture, crop) => {
      const cropped = setCrop(picture, crop);
      if (cropped === null) throw new Error('These parts leave enough');
      expect(cropped.crop).toEqual(crop);
      expectSamePlace(picture, cropped);
      const reset = setCrop(cropped, noCrop);
      if (reset === null) throw new Error('A whole picture is visible');
      expect(isCropped(reset)).toBe(false);
      expectSamePlace(picture, reset);
    }),
  );
});
