/** Minimum width of a column in twips: about a fifth of an inch. */
export const minWidth = 300;

/**
 * Column widths after dragging the border after a column, in twips. An inner border moves width between its neighbours; the last border changes the
 * width of the table, at most to that of the text.
 */
export function computeDraggedWidths(
  widths: readonly number[],
  border: number,
  movement: number,
  max: number,
): number[] {
  const dragged = [...widths];
  const left = widths[border];
  if (left === undefined) return dragged;
  const right = widths[border + 1];
  if (right === undefined) {
    const others = widths.reduce((sum, width) => sum + width, 0) - left;
    dragged[border] = clamp(left + movement, minWidth, Math.max(left, max - others));
    return dragged;
  }
  const moved = clamp(left + movement, minWidth, left + right - minWidth);
  dragged[border] = moved;
  dragged[border + 1] = left + right - moved;
  return dragged;
}

function clamp(number: number, min: number, max: number): number {
  return Math.round(Math.min(Math.max(number, min), Math.max(min, max)));
}
