/** Which of many equally sized rows are visible, plus some around them. */
export function computeVisibleRange(
  { from, viewSize: space, size }: { from: number; viewSize: number; size: number },
  count: number,
): { first: number; last: number } {
  const overscan = 3;
  const first = Math.max(0, Math.floor(from / size) - overscan);
  const last = Math.min(count - 1, Math.ceil((from + space) / size) + overscan);
  return { first, last };
}

/** Index of a dropped row, in the list without it. */
export function computeDropIndex(
  position: number,
  { size, count, moving: movedIndex }: { size: number; count: number; moving: number },
): number {
  const insertIndex = Math.min(count, Math.max(0, Math.round(position / size)));
  return insertIndex > movedIndex ? insertIndex - 1 : insertIndex;
}
