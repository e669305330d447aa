/** Columns may become narrow, but not vanish: a fifth of an inch. */
export const minWidth = 300;

/**
 * The widths of columns when the border after one of them is dragged, in twips. Between two columns one gives what the other takes; the last border
 * makes the whole table wider or narrower, at most as wide as the text.
 */
export function draggedWidths(widths: readonly number[], border: number, by: number, max: number): number[] {
  const dragged = [...widths];
  const left = widths[border];
  if (left === undefined) return dragged;
  const right = widths[border + 1];
  if (right === undefined) {
    const others = widths.reduce((sum, width) => sum + width, 0) - left;
    dragged[border] = between(left + by, minWidth, Math.max(left, max - others));
    return dragged;
  }
  const moved = between(left + by, minWidth, left + right - minWidth);
  dragged[border] = moved;
  dragged[border + 1] = left + right - moved;
  return dragged;
}

function between(number: number, min: number, max: number): number {
  return Math.round(Math.min(Math.max(number, min), Math.max(min, max)));
}
