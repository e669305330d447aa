import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { View } from './zoom-rules.ts';

/** Dimensions of the drawing in pixels. */
export const plotHeight = 140;
export const markSize = 20;
export const axisHeight = 20;
/** Width of the lane names beside the drawing; on narrow screens one word per line. */
const gutterWidth = 120;
const narrowGutterWidth = 72;
const minWideWidth = 560;

export type TimeScale = ScaleLinear<number, number>;

export const isWide = (width: number): boolean => width >= minWideWidth;

export const computeGutter = (width: number): number => (isWide(width) ? gutterWidth : narrowGutterWidth);

/** On narrow screens, room for half a mark with its ring on both sides, so that marks do not cover the names or get cut off. */
const computeInset = (width: number): number => (isWide(width) ? 0 : markSize / 2 + 4);

/** Scale from milliseconds to pixels. */
export function createScale(view: View, width: number): TimeScale {
  const inset = computeInset(width);
  return scaleLinear()
    .domain([view.start, view.end])
    .range([computeGutter(width) + inset, width - inset]);
}
