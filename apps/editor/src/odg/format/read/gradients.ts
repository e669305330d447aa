import type { FillPaint, GradientStop } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString, parseBoundedNumber } from '../../../xml/values.ts';
import { parseColour, parsePercentage } from './units.ts';

/** A `draw:gradient`; null if its colours are missing. */
export function readGradient(gradient: Element, opacity: number): FillPaint | null {
  const [start, end] = ['draw:start-color', 'draw:end-color'].map((name) =>
    parseColour(getString(gradient, name)),
  );
  if (!start || !end) return null;
  const border = readFraction(gradient, 'draw:border', 0);
  const toStop = (offset: number, color: string): GradientStop => ({ offset, color, opacity });
  switch (getString(gradient, 'draw:style') ?? 'linear') {
    case 'linear':
      return { kind: 'linear', angle: readAngle(gradient), stops: [toStop(border, start), toStop(1, end)] };
    case 'axial':
      return {
        kind: 'linear',
        angle: readAngle(gradient),
        stops: [toStop(border / 2, end), toStop(0.5, start), toStop(1 - border / 2, end)],
      };
    default:
      return {
        kind: 'radial',
        centerX: readFraction(gradient, 'draw:cx', 0.5),
        centerY: readFraction(gradient, 'draw:cy', 0.5),
        stops: [toStop(0, end), toStop(1 - border, start)],
      };
  }
}

const readFraction = (gradient: Element, name: string, fallback: number): number =>
  Math.min(1, Math.max(0, parsePercentage(getString(gradient, name)) ?? fallback));

/** Without rotation a gradient runs downwards; angles are counterclockwise, without a unit in tenths of a degree. */
function readAngle(gradient: Element): number {
  const text = (getString(gradient, 'draw:angle') ?? '').trim();
  const degrees = text.endsWith('deg')
    ? (parseBoundedNumber(text.slice(0, -3)) ?? 0)
    : (parseBoundedNumber(text) ?? 0) / 10;
  return (((90 - degrees) % 360) + 360) % 360;
}
