/** A line of text as it is shown, in pixels of the viewport. */
export interface Line {
  top: number;
  bottom: number;
}

type Rect = Pick<DOMRect, 'top' | 'bottom' | 'width' | 'height'>;

/** The lines of a block from the rectangles of its words: those that overlap by more than half of the smaller one are in the same line. */
export function groupLines(rects: Iterable<Rect>): Line[] {
  const lines: Line[] = [];
  const sorted = [...rects]
    .filter(({ width, height }) => width > 0 && height > 0)
    .toSorted((rect, other) => rect.top - other.top);
  for (const { top, bottom } of sorted) {
    const last = lines.at(-1);
    const overlap = last === undefined ? 0 : Math.min(last.bottom, bottom) - top;
    if (last !== undefined && overlap > Math.min(last.bottom - last.top, bottom - top) / 2)
      last.bottom = Math.max(last.bottom, bottom);
    else lines.push({ top, bottom });
  }
  return lines;
}

/** The index of the line at a height, or of the nearest one; -1 without lines. */
export function findLine(lines: readonly Line[], y: number): number {
  let nearest = -1;
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (const [index, { top, bottom }] of lines.entries()) {
    const distance = Math.max(top - y, y - bottom, 0);
    if (distance >= nearestDistance) continue;
    nearest = index;
    nearestDistance = distance;
  }
  return nearest;
}

/** The band that stays clear: a line with its spacing, and the same height for each further line around it. Null if the line is gone. */
export function clearBand(lines: readonly Line[], index: number, count: number): Line | null {
  const line = lines[index];
  if (line === undefined) return null;
  const [first, second] = lines;
  const distance = first !== undefined && second !== undefined ? second.top - first.top : 0;
  const height = Math.max(distance, line.bottom - line.top);
  const middle = (line.top + line.bottom) / 2;
  return { top: middle - (height * count) / 2, bottom: middle + (height * count) / 2 };
}
