export interface Size {
  width: number;
  height: number;
}

const min = 16;

/** The size while a corner is dragged; keeps proportions and the maximum size. */
export function draggedSize(start: Size, by: { x: number; y: number }, corner: Corner, max: Size): Size {
  const wider = corner.endsWith('e') ? by.x : -by.x;
  const higher = corner.startsWith('s') ? by.y : -by.y;
  // The larger of the two movements determines the scale.
  const scale = Math.abs(wider) > Math.abs(higher) ? 1 + wider / start.width : 1 + higher / start.height;
  return scaledSize(start, scale, max);
}

export type Corner = 'nw' | 'ne' | 'se' | 'sw';
export const corners: readonly Corner[] = ['nw', 'ne', 'se', 'sw'];

export function scaledSize(start: Size, requested: number, max: Size): Size {
  const largest = Math.min(max.width / start.width, max.height / start.height);
  const smallest = min / Math.min(start.width, start.height);
  const scale = Math.min(Math.max(requested, smallest), Math.max(largest, smallest));
  return { width: Math.round(start.width * scale), height: Math.round(start.height * scale) };
}
