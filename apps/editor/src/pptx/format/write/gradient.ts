import type { Gradient } from '../../../canvas/scene/scene.ts';
import { createSrgbColour } from './run-properties.ts';

/** `a:gradFill`; a radial one runs in circles from its centre. */
export function createGradientXml(gradient: Gradient): string {
  const stops = gradient.stops.map(
    ({ offset, color, opacity }) =>
      `<a:gs pos="${toThousandths(offset)}">${createSrgbColour(color, opacity)}</a:gs>`,
  );
  return `<a:gradFill rotWithShape="1"><a:gsLst>${stops.join('')}</a:gsLst>${createShadeXml(gradient)}</a:gradFill>`;
}

function createShadeXml(gradient: Gradient): string {
  if (gradient.kind === 'linear') return `<a:lin ang="${Math.round(gradient.angle * 60_000)}" scaled="0"/>`;
  const [left, top] = [toThousandths(gradient.centerX), toThousandths(gradient.centerY)];
  const [right, bottom] = [100_000 - left, 100_000 - top];
  return `<a:path path="circle"><a:fillToRect l="${left}" t="${top}" r="${right}" b="${bottom}"/></a:path>`;
}

/** A part of 1 in thousandths of a percent. */
const toThousandths = (part: number): number => Math.round(part * 100_000);
