import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { View } from './zoom-rules.ts';

/** Measures of the drawing, in pixels. */
export const plotHeight = 140;
export const markSize = 20;
export const axisHeight = 20;
/** Where there is room, the lanes are named beside them, else in their corner. */
const gutterWidth = 120;
const roomyFrom = 560;

export type TimeScale = ScaleLinear<number, number>;

export const gutterOf = (width: number): number => (width >= roomyFrom ? gutterWidth : 0);

/** From milliseconds to pixels. */
export function scaleOf(view: View, width: number): TimeScale {
  return scaleLinear()
    .domain([view.start, view.end])
    .range([gutterOf(width), width]);
}
