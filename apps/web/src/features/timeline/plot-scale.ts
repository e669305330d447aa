import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { View } from './zoom-rules.ts';

/** Measures of the drawing, in pixels. */
export const plotHeight = 140;
export const markSize = 20;
export const axisHeight = 20;
/** The names of the lanes stand beside them; where there is little room a word on each line. */
const gutterWidth = 120;
const narrowGutterWidth = 68;
const roomyFrom = 560;

export type TimeScale = ScaleLinear<number, number>;

export const isRoomy = (width: number): boolean => width >= roomyFrom;

export const gutterOf = (width: number): number => (isRoomy(width) ? gutterWidth : narrowGutterWidth);

/** From milliseconds to pixels. */
export function scaleOf(view: View, width: number): TimeScale {
  return scaleLinear()
    .domain([view.start, view.end])
    .range([gutterOf(width), width]);
}
