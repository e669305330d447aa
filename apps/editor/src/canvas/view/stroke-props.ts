import { emuPerPixel } from '../geometry/box.ts';
import type { Stroke } from '../scene/scene.ts';

/** Width and dashes of a line as they are drawn, in EMU. */
export function computeStroke({ width: given, dash }: Stroke): { width: number; dashes: readonly number[] } {
  const width = Math.max(given, emuPerPixel / 2);
  return { width, dashes: { solid: [], dash: [width * 4, width * 3], dot: [width, width * 2] }[dash] };
}

/** Dashes of a border. */
export const cssLineStyles = { solid: 'solid', dash: 'dashed', dot: 'dotted' } as const;

/** A line in the units of the scene. */
export function toStrokeProps(stroke: Stroke | null) {
  if (stroke === null) return {};
  const { width, dashes } = computeStroke(stroke);
  return {
    stroke: stroke.color,
    strokeWidth: width,
    strokeDasharray: dashes.length === 0 ? undefined : dashes.join(' '),
    strokeLinejoin: 'round' as const,
  };
}
