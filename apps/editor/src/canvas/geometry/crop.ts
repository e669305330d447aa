import type { PictureShape } from '../scene/scene.ts';
import { type Box, getCentre, type Point, rotatePoint, roundBox } from './box.ts';
import { getHandleSides, type Handle, minSize, resizeBox } from './resize.ts';

type Crop = PictureShape['crop'];

/** Visible part of the width or height that always remains. */
const minVisible = 0.02;
/** Files give crops in thousandths of a percent. */
const precision = 100_000;

export const noCrop: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

export const isCropped = ({ crop }: PictureShape): boolean => Object.values(crop).some((part) => part !== 0);

/** The crop of the sides as they are seen: a flipped picture shows its right side on the left. */
function getVisibleCrop({ crop, isFlippedX, isFlippedY }: PictureShape): Crop {
  return {
    left: isFlippedX ? crop.right : crop.left,
    right: isFlippedX ? crop.left : crop.right,
    top: isFlippedY ? crop.bottom : crop.top,
    bottom: isFlippedY ? crop.top : crop.bottom,
  };
}

function setVisibleCrop(picture: PictureShape, visible: Crop): PictureShape {
  const rounded = {
    left: roundPart(visible.left),
    right: roundPart(visible.right),
    top: roundPart(visible.top),
    bottom: roundPart(visible.bottom),
  };
  return { ...picture, crop: getVisibleCrop({ ...picture, crop: rounded }) };
}

const roundPart = (part: number): number => Math.round(part * precision) / precision || 0;

/** The size of the whole picture, with the parts that are cropped. */
function computeWholeSize({ crop, width, height }: PictureShape): { width: number; height: number } {
  return {
    width: width / Math.max(minVisible, 1 - crop.left - crop.right),
    height: height / Math.max(minVisible, 1 - crop.top - crop.bottom),
  };
}

/** The box of the whole picture before its rotation about the centre of the visible part. */
export function computeWholeBox(picture: PictureShape): Box {
  const { width, height } = computeWholeSize(picture);
  const { left, top } = getVisibleCrop(picture);
  return { x: picture.x - left * width, y: picture.y - top * height, width, height };
}

/** Moves the edges at a handle by a distance on the page: the rest of the picture stays in place. */
export function dragCrop(picture: PictureShape, handle: Handle, distance: Point): PictureShape {
  const [sideX, sideY] = getHandleSides(handle);
  const whole = computeWholeSize(picture);
  const visible = getVisibleCrop(picture);
  const local = rotatePoint(distance, { x: 0, y: 0 }, -picture.rotation);
  const horizontal = dragSide(sideX < 0 ? [visible.left, visible.right] : [visible.right, visible.left], {
    by: sideX === 0 ? 0 : (-sideX * local.x) / whole.width,
    min: minSize / whole.width,
  });
  const vertical = dragSide(sideY < 0 ? [visible.top, visible.bottom] : [visible.bottom, visible.top], {
    by: sideY === 0 ? 0 : (-sideY * local.y) / whole.height,
    min: minSize / whole.height,
  });
  const moved = rotatePoint(
    { x: -sideX * horizontal.by * whole.width, y: -sideY * vertical.by * whole.height },
    { x: 0, y: 0 },
    picture.rotation,
  );
  const box = resizeBox(picture, { handle, dx: moved.x, dy: moved.y, keepsRatio: false, fromCentre: false });
  return setVisibleCrop(
    { ...picture, ...roundBox(box) },
    {
      left: sideX < 0 ? horizontal.part : visible.left,
      right: sideX > 0 ? horizontal.part : visible.right,
      top: sideY < 0 ? vertical.part : visible.top,
      bottom: sideY > 0 ? vertical.part : visible.bottom,
    },
  );
}

/** A cropped part after it was moved towards the opposite side, and how far it really moved; at least the minimum stays visible. */
function dragSide(
  [part, opposite]: [number, number],
  { by, min }: { by: number; min: number },
): { part: number; by: number } {
  const limit = 1 - Math.max(minVisible, min) - opposite;
  const next = roundPart(clamp(part + by, Math.min(0, part), Math.max(part, limit)));
  return { part: next, by: next - part };
}

/** Moves the picture under the visible part, as far as it covers it. */
export function dragWithinCrop(picture: PictureShape, distance: Point): PictureShape {
  const whole = computeWholeSize(picture);
  const { left, right, top, bottom } = getVisibleCrop(picture);
  const local = rotatePoint(distance, { x: 0, y: 0 }, -picture.rotation);
  const x = clamp(local.x / whole.width, -Math.max(0, right), Math.max(0, left));
  const y = clamp(local.y / whole.height, -Math.max(0, bottom), Math.max(0, top));
  return setVisibleCrop(picture, { left: left - x, right: right + x, top: top - y, bottom: bottom + y });
}

/** Crops by parts of the picture, whose scale and position stay. Null if less than the minimum would remain visible. */
export function setCrop(picture: PictureShape, crop: Crop): PictureShape | null {
  if (crop.left + crop.right > 1 - minVisible || crop.top + crop.bottom > 1 - minVisible) return null;
  const whole = computeWholeBox(picture);
  const cropped = setVisibleCrop(picture, getVisibleCrop({ ...picture, crop }));
  const { left, right, top, bottom } = getVisibleCrop(cropped);
  const box = {
    x: whole.x + left * whole.width,
    y: whole.y + top * whole.height,
    width: (1 - left - right) * whole.width,
    height: (1 - top - bottom) * whole.height,
  };
  // The box rotates about its own centre, the whole picture about that of the part visible before.
  const [from, to] = [getCentre(picture), getCentre(box)];
  const centre = rotatePoint(to, from, picture.rotation);
  return { ...cropped, ...roundBox({ ...box, x: box.x + centre.x - to.x, y: box.y + centre.y - to.y }) };
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
