/** Index of the point that a key moves to; null for other keys. */
export function computeNextIndex(key: string, index: number, count: number): number | null {
  const nextIndex = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    PageUp: index + 10,
    PageDown: index - 10,
    Home: 0,
    End: count - 1,
  }[key];
  return nextIndex === undefined ? null : Math.min(Math.max(nextIndex, 0), count - 1);
}
