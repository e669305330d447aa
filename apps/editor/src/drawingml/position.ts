import { normalizeDegrees } from '../canvas/geometry/box.ts';
import type { Shape } from '../canvas/scene/scene.ts';
import { type Element, findChild } from '../xml/element.ts';
import { getNumber } from '../xml/values.ts';
import { readFlag } from './text-styles.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Position = Pick<Shape, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'isFlippedX' | 'isFlippedY'>;

/** Maps coordinates within a group to the page: `page = offset + own * scale`. */
export interface CoordinateMapping {
  offsetX: number;
  offsetY: number;
  scaleX: number;
  scaleY: number;
}

export const identityMapping: CoordinateMapping = { offsetX: 0, offsetY: 0, scaleX: 1, scaleY: 1 };

export function readBox(
  transform: Element,
  names: { off: string; ext: string } = { off: 'a:off', ext: 'a:ext' },
): Box {
  const [off, ext] = [findChild(transform, names.off), findChild(transform, names.ext)];
  return {
    x: getNumber(off, 'x') ?? 0,
    y: getNumber(off, 'y') ?? 0,
    width: Math.max(0, getNumber(ext, 'cx') ?? 0),
    height: Math.max(0, getNumber(ext, 'cy') ?? 0),
  };
}

/** The page position in an `a:xfrm` or `p:xfrm`; a shape without one is at the origin with zero size. */
export function readPosition(transform: Element | null, mapping: CoordinateMapping): Position {
  const box = transform === null ? { x: 0, y: 0, width: 0, height: 0 } : readBox(transform);
  return {
    ...mapBox(box, mapping),
    // Angles are 60,000ths of a degree; shown with two decimals.
    rotation: normalizeDegrees((getNumber(transform, 'rot') ?? 0) / 60_000, 100),
    isFlippedX: readFlag(transform, 'flipH') ?? false,
    isFlippedY: readFlag(transform, 'flipV') ?? false,
  };
}

export function mapBox(box: Box, mapping: CoordinateMapping): Box {
  return {
    x: Math.round(mapping.offsetX + box.x * mapping.scaleX),
    y: Math.round(mapping.offsetY + box.y * mapping.scaleY),
    width: Math.round(box.width * mapping.scaleX),
    height: Math.round(box.height * mapping.scaleY),
  };
}

/** Maps a page position back into the group. */
export function unmapBox(box: Box, mapping: CoordinateMapping): Box {
  return {
    x: Math.round((box.x - mapping.offsetX) / mapping.scaleX),
    y: Math.round((box.y - mapping.offsetY) / mapping.scaleY),
    width: Math.round(box.width / mapping.scaleX),
    height: Math.round(box.height / mapping.scaleY),
  };
}

/** The mapping for children of a group whose child coordinates are in `childBox` and whose box on the page is `pageBox`. */
export function createMapping(pageBox: Box, childBox: Box): CoordinateMapping {
  const scaleX = childBox.width > 0 && pageBox.width > 0 ? pageBox.width / childBox.width : 1;
  const scaleY = childBox.height > 0 && pageBox.height > 0 ? pageBox.height / childBox.height : 1;
  return {
    offsetX: pageBox.x - childBox.x * scaleX,
    offsetY: pageBox.y - childBox.y * scaleY,
    scaleX,
    scaleY,
  };
}

/** A group without child coordinates uses those around it. */
export function createGroupMapping(
  transform: Element | null,
  page: Box,
  parentMapping: CoordinateMapping,
): CoordinateMapping {
  if (transform === null || findChild(transform, 'a:chOff') === null) return parentMapping;
  return createMapping(page, readBox(transform, { off: 'a:chOff', ext: 'a:chExt' }));
}
