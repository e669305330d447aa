export interface Size {
  width: number;
  height: number;
}

const minSize = 16;

/** The size while a corner is dragged; keeps proportions and the maximum size. */
export function computeDraggedSize(
  start: Size,
  movement: { x: number; y: number },
  corner: Corner,
  max: Size,
): Size {
  const wider = corner.endsWith('e') ? movement.x : -movement.x;
  const higher = corner.startsWith('s') ? movement.y : -movement.y;
  // The larger of the two movements determines the scale.
  const scale = Math.abs(wider) > Math.abs(higher) ? 1 + wider / start.width : 1 + higher / start.height;
  return scaleSize(start, scale, max);
}

export type Corner = 'nw' | 'ne' | 'se' | 'sw';
export const corners: readonly Corner[] = ['nw', 'ne', 'se', 'sw'];

export function scaleSize(start: Size, requestedScale: number, max: Size): Size {
  const maxScale = Math.min(max.width / start.width, max.height / start.height);
  const minScale = minSize / Math.min(start.width, start.height);
  const scale = Math.min(Math.max(requestedScale, minScale), Math.max(maxScale, minScale));
  return { width: Math.round(start.width * scale), height: Math.round(start.height * scale) };
}
