/** Pixel positions of rows or columns. Most have the default size; others are stored individually. */
export interface Lines {
  count: number;
  size: (line: number) => number;
  start: (line: number) => number;
  /** The line at a pixel position. */
  at: (pixels: number) => number;
}

export function linesOf(others: ReadonlyMap<number, number>, plain: number, count: number): Lines {
  const special = [...others.keys()].filter((line) => others.get(line) !== plain).sort((a, b) => a - b);
  // Accumulated offset after each line with its own size.
  const later: number[] = [];
  let sum = 0;
  for (const line of special) {
    sum += (others.get(line) ?? plain) - plain;
    later.push(sum);
  }
  const start = (line: number): number => {
    let [from, to] = [0, special.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((special[middle] ?? 0) < line) from = middle + 1;
      else to = middle;
    }
    return line * plain + (from === 0 ? 0 : (later[from - 1] ?? 0));
  };
  return {
    count,
    size: (line) => others.get(line) ?? plain,
    start,
    at: (pixels) => {
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
export function visibleFrom(lines: Lines, line: number, by: 1 | -1): number {
  for (let at = line; at >= 0 && at < lines.count; at += by) if (lines.size(at) > 0) return at;
  return line - by;
}
