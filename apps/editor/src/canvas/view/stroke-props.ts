import { emuPerPixel } from '../geometry/box.ts';
import type { Stroke } from '../scene/scene.ts';

/** A line in the units of the scene. */
export function toStrokeProps(stroke: Stroke | null) {
  if (stroke === null) return {};
  const width = Math.max(stroke.width, emuPerPixel / 2);
  const dashes = { solid: undefined, dash: `${width * 4} ${width * 3}`, dot: `${width} ${width * 2}` };
  return {
    stroke: stroke.color,
    strokeWidth: width,
    strokeDasharray: dashes[stroke.dash],
    strokeLinejoin: 'round' as const,
  };
}
