import { type Box, emuPerPixel, middleOf, type Point, rotatePoint } from './box.ts';

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

export interface ResizeDrag {
  handle: Handle;
  /** Pointer movement in page coordinates. */
  dx: number;
  dy: number;
  keepsRatio: boolean;
  fromMiddle: boolean;
}

/** Minimum size, so that a shape can still be grabbed. */
const min = emuPerPixel;

/** The box after dragging a handle: the opposite side stays in place, or the centre. */
export function resizeBox(box: Box & { rotation: number }, pull: ResizeDrag): Box {
  const local = rotatePoint({ x: pull.dx, y: pull.dy }, { x: 0, y: 0 }, -box.rotation);
  const [sideX, sideY] = sidesOf(pull.handle);
  const reach = pull.fromMiddle ? 2 : 1;
  const size = sizeBox(box, {
    width: Math.max(min, box.width + sideX * local.x * reach),
    height: Math.max(min, box.height + sideY * local.y * reach),
    sideX,
    sideY,
    keepsRatio: pull.keepsRatio,
  });
  const shift: Point = pull.fromMiddle
    ? { x: 0, y: 0 }
    : { x: (sideX * (size.width - box.width)) / 2, y: (sideY * (size.height - box.height)) / 2 };
  const before = middleOf(box);
  const seen = rotatePoint(shift, { x: 0, y: 0 }, box.rotation);
  const middle = { x: before.x + seen.x, y: before.y + seen.y };
  return { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
}

/** Sides that a handle moves: -1 left or top, 1 right or bottom, 0 neither. */
export function sidesOf(handle: Handle): [-1 | 0 | 1, -1 | 0 | 1] {
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

function sizeBox({ width, height }: Box, requested: TargetSize): { width: number; height: number } {
  if (!requested.keepsRatio || width === 0 || height === 0)
    return { width: requested.width, height: requested.height };
  const [byWidth, byHeight] = [requested.width / width, requested.height / height];
  const isByWidth =
    requested.sideY === 0 || (requested.sideX !== 0 && Math.abs(byWidth - 1) >= Math.abs(byHeight - 1));
  const scale = Math.max(isByWidth ? byWidth : byHeight, min / Math.min(width, height));
  return { width: width * scale, height: height * scale };
}
