/** Minimum width of a column in twips: a fifth of an inch. */
export const minWidth = 300;

/**
 * Column widths after dragging the border after a column, in twips. An inner border moves width between its neighbours; the last border changes the
 * width of the table, at most to that of the text.
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
