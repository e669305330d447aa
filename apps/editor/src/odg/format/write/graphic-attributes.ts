import { computeHeadLength } from '../../../canvas/geometry/line-parts.ts';
import type { BoxShape, Stroke } from '../../../canvas/scene/scene.ts';
import { arrowRatio } from '../read/fills.ts';
import { formatLength } from '../read/units.ts';
import type { DocumentWriter } from './document-writer.ts';

/** Attributes of `style:graphic-properties`; null removes one. */
export type GraphicAttributes = Record<string, string | null>;

/** Null for a picture, which stays as it is in the file. */
export function createFillAttributes(
  writer: Pick<DocumentWriter, 'addGradient'>,
  { fill, fillPaint }: Pick<BoxShape, 'fill' | 'fillPaint'>,
): GraphicAttributes | null {
  if (fillPaint?.kind === 'picture') return null;
  if (fillPaint !== null)
    return { 'draw:fill': 'gradient', 'draw:fill-gradient-name': writer.addGradient(fillPaint) };
  return fill === null ? { 'draw:fill': 'none' } : { 'draw:fill': 'solid', 'draw:fill-color': fill };
}

export const createOpacityAttributes = (opacity: number): GraphicAttributes => ({
  'draw:opacity': `${Math.round(opacity * 10_000) / 100}%`,
  'draw:opacity-name': null,
});

export function createDashAttributes(
  writer: Pick<DocumentWriter, 'addDash'>,
  dash: Stroke['dash'] | 'none',
): GraphicAttributes {
  if (dash === 'none' || dash === 'solid') return { 'draw:stroke': dash };
  return { 'draw:stroke': 'dash', 'draw:stroke-dash': writer.addDash(dash) };
}

export function createArrowAttributes(
  writer: Pick<DocumentWriter, 'addArrowMarker'>,
  { end, isDrawn, lineWidth }: { end: 'start' | 'end'; isDrawn: boolean; lineWidth: number },
): GraphicAttributes {
  const name = `draw:marker-${end}`;
  if (!isDrawn) return { [name]: '' };
  return { [name]: writer.addArrowMarker(), ...createArrowWidth(end, lineWidth) };
}

/** The width of an arrowhead as large as those of such a line are by themselves. */
export const createArrowWidth = (end: 'start' | 'end', lineWidth: number): GraphicAttributes => ({
  [`draw:marker-${end}-width`]: formatLength(computeHeadLength(lineWidth) / arrowRatio),
});
