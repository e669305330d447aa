import type { ArrowSize, BoxShape, LineShape } from './scene.ts';

/** Of a shape that nobody has named, turned or flipped. */
export const baseShapeValues = {
  name: '',
  alt: '',
  rotation: 0,
  isFlippedX: false,
  isFlippedY: false,
} as const;

/** Of a box that shows its text alone. */
export const textBoxValues = {
  kind: 'box',
  outline: 'rectangle',
  fill: null,
  fillOpacity: 1,
  fillPaint: null,
  line: null,
  placeholder: null,
} as const satisfies Partial<BoxShape>;

/** Nothing for a line whose arrowheads have no sizes of their own. */
export function createArrowSizes(
  start: ArrowSize | null | undefined,
  end: ArrowSize | null | undefined,
): Pick<LineShape, 'arrowSizes'> {
  if (!start && !end) return {};
  return { arrowSizes: { ...(start && { start }), ...(end && { end }) } };
}
