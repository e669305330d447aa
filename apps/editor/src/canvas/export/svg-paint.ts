import { encodeAttribute, encodeText } from '@redraft/documents';
import { removeInvalidCharacters } from '../../xml/values.ts';
import { toPixels } from '../geometry/box.ts';
import type { BoxShape, Gradient, Media, PictureFill, Stroke } from '../scene/scene.ts';
import { computeStroke } from '../view/stroke-props.ts';

/** Definitions of a drawing, such as gradients, with names that are unique in it. */
export interface Definitions {
  list: string[];
  add: (createXml: (id: string) => string) => string;
}

export function createDefinitions(): Definitions {
  const list: string[] = [];
  return {
    list,
    add: (createXml) => {
      const id = `d${list.length + 1}`;
      list.push(createXml(id));
      return id;
    },
  };
}

interface Size {
  width: number;
  height: number;
}

export const formatNumber = (value: number): string => String(Math.round(value * 100) / 100 || 0);

/** Gradients as CSS has them, in a box of this size in pixels. */
export function addGradient(definitions: Definitions, gradient: Gradient, { width, height }: Size): string {
  const stops = gradient.stops
    .map(
      ({ offset, color, opacity }) =>
        `<stop offset="${formatNumber(offset)}" stop-color="${color}" stop-opacity="${formatNumber(opacity)}"/>`,
    )
    .join('');
  return definitions.add((id) => {
    if (gradient.kind === 'linear') {
      const angle = (gradient.angle * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const half = (Math.abs(width * cos) + Math.abs(height * sin)) / 2;
      const ends = [-half, half].map((distance) => ({
        x: formatNumber(width / 2 + cos * distance),
        y: formatNumber(height / 2 + sin * distance),
      }));
      const [from, to] = ends;
      return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from?.x}" y1="${from?.y}" x2="${to?.x}" y2="${to?.y}">${stops}</linearGradient>`;
    }
    const [x, y] = [gradient.centerX * width, gradient.centerY * height];
    // An ellipse through the farthest corner, in the proportions of the farthest sides.
    const [rx, ry] = [Math.max(x, width - x) * Math.SQRT2, Math.max(y, height - y) * Math.SQRT2];
    const transform = `translate(${formatNumber(x)} ${formatNumber(y)}) scale(${formatNumber(rx)} ${formatNumber(ry)})`;
    return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${transform}">${stops}</radialGradient>`;
  });
}

/** Picture types that browsers and other programs draw. */
const drawableTypes = /^image\/(png|jpeg|gif|webp|bmp|svg\+xml|avif)$/;

/** The picture within the drawing; null if it cannot be drawn. */
export function toDataUri(media: Media | undefined): string | null {
  if (media === undefined || !drawableTypes.test(media.type)) return null;
  return `data:${media.type};base64,${toBase64(media.bytes)}`;
}

export function toBase64(bytes: Uint8Array): string {
  // A call takes a limited number of arguments.
  const chunk = 32_768;
  let text = '';
  for (let from = 0; from < bytes.length; from += chunk)
    text += String.fromCharCode(...bytes.subarray(from, from + chunk));
  return btoa(text);
}

/** Text of the drawing, without characters that XML does not allow. */
export const toXmlText = (text: string): string => encodeText(removeInvalidCharacters(text));

export const createImage = (
  address: string,
  { x, y, width, height }: Size & { x: number; y: number },
): string =>
  `<image x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}" preserveAspectRatio="none" xlink:href="${encodeAttribute(address)}"/>`;

/** A picture that fills an outline. */
export function createPictureFill(
  definitions: Definitions,
  { fill, shape, path, address }: { fill: PictureFill; shape: BoxShape; path: string; address: string },
): string {
  const [scaleX, scaleY] = fill.isTiled
    ? [toPixels(1_000_000) / 1_000_000, toPixels(1_000_000) / 1_000_000]
    : [toPixels(shape.width), toPixels(shape.height)];
  const box = {
    x: fill.x * scaleX,
    y: fill.y * scaleY,
    width: fill.width * scaleX,
    height: fill.height * scaleY,
  };
  const opacity = fill.opacity === 1 ? '' : ` opacity="${formatNumber(fill.opacity)}"`;
  if (fill.isTiled && box.width > 0 && box.height > 0) {
    const pattern = definitions.add(
      (id) =>
        `<pattern id="${id}" patternUnits="userSpaceOnUse" x="${formatNumber(box.x)}" y="${formatNumber(box.y)}" width="${formatNumber(box.width)}" height="${formatNumber(box.height)}">${createImage(address, { ...box, x: 0, y: 0 })}</pattern>`,
    );
    return `<path d="${path}" fill="url(#${pattern})"${opacity}/>`;
  }
  const clip = definitions.add((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  return `<g clip-path="url(#${clip})"${opacity}>${createImage(address, box)}</g>`;
}

/** Attributes of a line, in pixels. */
export function createStrokeAttributes(stroke: Stroke | null): string {
  if (stroke === null) return '';
  const { width, dashes } = computeStroke(stroke);
  const dashing =
    dashes.length === 0
      ? ''
      : ` stroke-dasharray="${dashes.map((part) => formatNumber(toPixels(part))).join(' ')}"`;
  return ` stroke="${stroke.color}" stroke-width="${formatNumber(toPixels(width))}" stroke-linejoin="round"${dashing}`;
}
