import { type Box, emuPerPixel, getCentre, type Point, rotatePoint } from './box.ts';

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

export interface ResizeDrag {
  handle: Handle;
  /** Pointer movement in page coordinates. */
  dx: number;
  dy: number;
  keepsRatio: boolean;
  fromCentre: boolean;
}

/** Minimum size, so that a shape can still be grabbed. */
export const minSize = emuPerPixel;

/** The box after dragging a handle: the opposite side stays in place, or the centre. */
export function resizeBox(box: Box & { rotation: number }, drag: ResizeDrag): Box {
  const local = rotatePoint({ x: drag.dx, y: drag.dy }, { x: 0, y: 0 }, -box.rotation);
  const [sideX, sideY] = getHandleSides(drag.handle);
  const factor = drag.fromCentre ? 2 : 1;
  const size = computeSize(box, {
    width: Math.max(minSize, box.width + sideX * local.x * factor),
    height: Math.max(minSize, box.height + sideY * local.y * factor),
    sideX,
    sideY,
    keepsRatio: drag.keepsRatio,
  });
  const shift: Point = drag.fromCentre
    ? { x: 0, y: 0 }
    : { x: (sideX * (size.width - box.width)) / 2, y: (sideY * (size.height - box.height)) / 2 };
  const oldCentre = getCentre(box);
  const pageShift = rotatePoint(shift, { x: 0, y: 0 }, box.rotation);
  const newCentre = { x: oldCentre.x + pageShift.x, y: oldCentre.y + pageShift.y };
  return { x: newCentre.x - size.width / 2, y: newCentre.y - size.height / 2, ...size };
}

/** Sides that a handle moves: -1 left or top, 1 right or bottom, 0 neither. */
export function getHandleSides(handle: Handle): [-1 | 0 | 1, -1 | 0 | 1] {
  const x = handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0;
  const y = handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0;
  return [x, y];
}

interface TargetSize {
  width: number;
  height: number;
  sideX: number;
  sideY: number;
  keepsRatio: boolean;
}

function computeSize({ width, height }: Box, target: TargetSize): { width: number; height: number } {
  if (!target.keepsRatio || width === 0 || height === 0)
    return { width: target.width, height: target.height };
  const [byWidth, byHeight] = [target.width / width, target.height / height];
  const usesWidth =
    target.sideY === 0 || (target.sideX !== 0 && Math.abs(byWidth - 1) >= Math.abs(byHeight - 1));
  const scale = Math.max(usesWidth ? byWidth : byHeight, minSize / Math.min(width, height));
  return { width: width * scale, height: height * scale };
}
