/** Scroll position during the animation, with ease-in and ease-out, clamped to the target. */
export function positionAt(scroll: {
  from: number;
  to: number;
  elapsedMs: number;
  durationMs: number;
}): number {
  const { from, to, elapsedMs, durationMs } = scroll;
  const share = Math.min(1, Math.max(0, elapsedMs / durationMs));
  const eased = share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
  return from + (to - from) * eased;
}

/**
 * The section being read: the last one whose top has passed the reading line. At the end of the page it is always the last section, which may be too
 * short to reach the line.
 */
export function partInView<Id>(
  parts: readonly { id: Id; top: number }[],
  view: { line: number; isAtEnd: boolean },
): Id | null {
  if (view.isAtEnd) return parts.at(-1)?.id ?? null;
  return parts.filter(({ top }) => top <= view.line).at(-1)?.id ?? null;
}
