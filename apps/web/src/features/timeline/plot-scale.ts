import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { View } from './zoom-rules.ts';

/** Measures of the drawing, in pixels. */
export const plotHeight = 140;
export const markSize = 20;
export const axisHeight = 20;
/** The names of the lanes stand beside them; where there is little room a word on each line. */
const gutterWidth = 120;
const narrowGutterWidth = 72;
const wideFrom = 560;

export type TimeScale = ScaleLinear<number, number>;

export const isWide = (width: number): boolean => width >= wideFrom;

export const gutterOf = (width: number): number => (isWide(width) ? gutterWidth : narrowGutterWidth);

/** Where there is little room, what is fitted into it would lie on the names or be cut off: half a mark with its ring stays free on both sides. */
const insetOf = (width: number): number => (isWide(width) ? 0 : markSize / 2 + 4);

/** From milliseconds to pixels. */
export function createScale(view: View, width: number): TimeScale {
  const inset = insetOf(width);
  return scaleLinear()
    .domain([view.start, view.end])
    .range([gutterOf(width) + inset, width - inset]);
}
