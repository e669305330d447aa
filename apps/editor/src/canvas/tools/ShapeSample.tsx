import { emuPerPixel } from '../geometry/box.ts';
import { buildOutlinePath } from '../geometry/outline-paths.ts';
import { createDrawnShape } from '../stage/new-shapes.ts';
import type { DrawingTool } from '../state/create-canvas.ts';

/** The outline that a tool draws, as an icon; `size` in pixels. */
export function ShapeSample({ tool, size }: { tool: DrawingTool; size: number }) {
  const [side, margin] = [size * emuPerPixel, emuPerPixel];
  const drag = { from: { x: 0, y: 0 }, to: { x: side, y: side }, isEven: false };
  const shape = createDrawnShape(tool, drag, '');
  return shape.kind !== 'box' ? null : (
    <svg
      width={size}
      height={size}
      viewBox={`${-margin} ${-margin} ${side + 2 * margin} ${side + 2 * margin}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.3 * emuPerPixel}
      strokeLinejoin="round"
    >
      <path d={shape.linePath ?? buildOutlinePath(shape)} />
    </svg>
  );
}
