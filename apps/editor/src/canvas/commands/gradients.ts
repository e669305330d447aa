import { averageColors, toHex, toRgb } from '../../drawingml/rgb.ts';
import { isDark } from '../../ui/contrast.ts';
import type { BoxShape, FillPaint, Gradient, GradientStop } from '../scene/scene.ts';

/** Directions that are offered; a file may have any angle and more colours. */
export const gradientDirections = ['right', 'down', 'diagonalDown', 'diagonalUp', 'center'] as const;
export type GradientDirection = (typeof gradientDirections)[number];

const angles: Readonly<Record<Exclude<GradientDirection, 'center'>, number>> = {
  right: 0,
  down: 90,
  diagonalDown: 45,
  diagonalUp: 315,
};

export interface GradientChoice {
  direction: GradientDirection;
  from: string;
  to: string;
}

interface GradientFill extends Pick<BoxShape, 'fill' | 'fillOpacity'> {
  fillPaint: Gradient;
}

/** The fill of a box with a gradient between two colours. */
export function createGradientFill({ direction, from, to }: GradientChoice): GradientFill {
  const stops: GradientStop[] = [
    { offset: 0, color: from, opacity: 1 },
    { offset: 1, color: to, opacity: 1 },
  ];
  const fillPaint: GradientFill['fillPaint'] =
    direction === 'center'
      ? { kind: 'radial', centerX: 0.5, centerY: 0.5, stops }
      : { kind: 'linear', angle: angles[direction], stops };
  return { fill: averageColors([from, to]), fillOpacity: 1, fillPaint };
}

/** The colours of a gradient at its ends; for a plain fill, that and a lighter tint, or a darker shade of a light one. */
export function getGradientColours({ fill, fillPaint }: Pick<BoxShape, 'fill' | 'fillPaint'>): {
  from: string;
  to: string;
} {
  const stops = fillPaint === null || fillPaint.kind === 'picture' ? [] : fillPaint.stops;
  const [first, last] = [stops[0], stops.at(-1)];
  if (first !== undefined && last !== undefined) return { from: first.color, to: last.color };
  const from = fill ?? defaultColour;
  const target = isDark(from) ? 1 : 0;
  const share = isDark(from) ? tint : shade;
  return { from, to: toHex(toRgb(from).map((channel) => channel + (target - channel) * share)) };
}

const defaultColour = '#1f5673';
/** Parts of the way to white and to black. */
const tint = 0.75;
const shade = 0.4;

/** Null for a gradient that is not offered, and for other fills. */
export function getGradientDirection(fillPaint: FillPaint | null): GradientDirection | null {
  if (fillPaint?.kind === 'radial') return 'center';
  if (fillPaint?.kind !== 'linear') return null;
  return gradientDirections.find((one) => one !== 'center' && angles[one] === fillPaint.angle) ?? null;
}
