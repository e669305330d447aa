import type { AxisSizes } from '../grid/axis-sizes.ts';
import type { Span } from './layout-pages.ts';

/** Rows or columns by their place on a page. */
export interface PlacedSpan extends Span {
  start: number;
  size: number;
}

/** Places repeated titles and what follows them; `size` is the end of all. */
export function placeSpans(
  title: Span | null,
  span: Span,
  { sizes, start }: { sizes: AxisSizes; start: number },
): { spans: PlacedSpan[]; size: number } {
  let end = start;
  const spans = (title === null ? [span] : [title, span]).map(({ from, to }) => {
    const size = sizes.start(to + 1) - sizes.start(from);
    const placed = { from, to, start: end, size };
    end += size;
    return placed;
  });
  return { spans, size: end };
}

/** A row or column by its place on a page. */
export interface PlacedLine {
  index: number;
  start: number;
  size: number;
}

/** The visible rows or columns of spans. */
export const listPlacedLines = (spans: readonly PlacedSpan[], sizes: AxisSizes): PlacedLine[] =>
  spans.flatMap(({ from, to, start }) =>
    listIndexes(from, to).flatMap((index) => {
      const size = sizes.size(index);
      return size === 0 ? [] : [{ index, start: start + sizes.start(index) - sizes.start(from), size }];
    }),
  );

export const listIndexes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
