/** Columns may become narrow, but not vanish: a fifth of an inch. */
export const leastWidth = 300;

/**
 * The widths of columns when the border after one of them is dragged, in twips. Between two columns one gives what the other takes; the last border
 * makes the whole table wider or narrower, at most as wide as the text.
 */
export function draggedWidths(widths: readonly number[], border: number, by: number, most: number): number[] {
  const dragged = [...widths];
  const left = widths[border];
  if (left === undefined) return dragged;
  const right = widths[border + 1];
  if (right === undefined) {
    const others = widths.reduce((sum, width) => sum + width, 0) - left;
    dragged[border] = between(left + by, leastWidth, Math.max(left, most - others));
    return dragged;
  }
  const moved = between(left + by, leastWidth, left + right - leastWidth);
  dragged[border] = moved;
  dragged[border + 1] = left + right - moved;
  return dragged;
}

function between(number: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(number, least), Math.max(least, most)));
}
