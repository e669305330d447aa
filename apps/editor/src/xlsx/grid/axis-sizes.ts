/** Pixel positions of rows or columns. Most have the default size; others are stored individually. */
export interface AxisSizes {
  count: number;
  size: (index: number) => number;
  start: (index: number) => number;
  /** The line at a pixel position. */
  indexAt: (pixels: number) => number;
}

export function createAxisSizes(
  customSizes: ReadonlyMap<number, number>,
  defaultSize: number,
  count: number,
): AxisSizes {
  const customIndexes = [...customSizes.keys()]
    .filter((index) => customSizes.get(index) !== defaultSize)
    .sort((a, b) => a - b);
  // Accumulated offset after each line with its own size.
  const accumulatedOffsets: number[] = [];
  let offset = 0;
  for (const index of customIndexes) {
    offset += (customSizes.get(index) ?? defaultSize) - defaultSize;
    accumulatedOffsets.push(offset);
  }
  const start = (index: number): number => {
    let [from, to] = [0, customIndexes.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((customIndexes[middle] ?? 0) < index) from = middle + 1;
      else to = middle;
    }
    return index * defaultSize + (from === 0 ? 0 : (accumulatedOffsets[from - 1] ?? 0));
  };
  return {
    count,
    size: (index) => customSizes.get(index) ?? defaultSize,
    start,
    indexAt: (pixels) => {
      let [from, to] = [0, count - 1];
      while (from < to) {
        const middle = (from + to + 1) >> 1;
        if (start(middle) <= pixels) from = middle;
        else to = middle - 1;
      }
      return from;
    },
  };
}

/** The next visible line. */
export function findVisible(sizes: AxisSizes, index: number, direction: 1 | -1): number {
  for (let candidate = index; candidate >= 0 && candidate < sizes.count; candidate += direction)
    if (sizes.size(candidate) > 0) return candidate;
  return index - direction;
}
