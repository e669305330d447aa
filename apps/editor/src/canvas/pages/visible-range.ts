/** Which of many equally sized rows are visible, plus some around them. */
export function visibleRange(
  { from, room: space, size }: { from: number; room: number; size: number },
  count: number,
): { first: number; last: number } {
  const around = 3;
  const first = Math.max(0, Math.floor(from / size) - around);
  const last = Math.min(count - 1, Math.ceil((from + space) / size) + around);
  return { first, last };
}

/** Index of a dropped row, in the list without it. */
export function dropPlace(
  at: number,
  { size, count, moving }: { size: number; count: number; moving: number },
): number {
  const before = Math.min(count, Math.max(0, Math.round(at / size)));
  return before > moving ? before - 1 : before;
}
