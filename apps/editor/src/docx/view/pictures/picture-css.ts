import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { emuPerPixel } from '../../../canvas/geometry/box.ts';

/** Text wrapping of a picture. */
export type Wrapping = 'inline' | 'left' | 'right' | 'between' | 'behind' | 'front';

export function getWrapping(attrs: Partial<ImageAttrs>): Wrapping {
  switch (attrs.wrapType) {
    case 'square':
    case 'tight':
    case 'through':
      if (attrs.cssFloat === 'left' || attrs.cssFloat === 'right') return attrs.cssFloat;
      // With text on both sides: the layout puts it on the wider one.
      return typeof attrs.position?.horizontal?.posOffset === 'number' ? 'left' : 'between';
    case 'topAndBottom':
      return 'between';
    case 'behind':
      return 'behind';
    case 'inFront':
      return 'front';
    default:
      return 'inline';
  }
}

/** CSS properties of a picture element. It has its size from the file, or is scaled down to fit: see pictures.css. */
export function pictureCss(attrs: Partial<ImageAttrs>): Record<string, string> {
  const { width, height } = attrs;
  return {
    ...(width ? { '--picture-width': `${width}px` } : {}),
    ...(width && height ? { '--ratio': `${round(width / height)}` } : {}),
    ...croppingCss(attrs),
    ...(attrs.opacity === undefined || attrs.opacity === null ? {} : { opacity: `${attrs.opacity}` }),
    ...(attrs.transform ? { transform: attrs.transform } : {}),
    ...(attrs.borderWidth
      ? {
          border: `${attrs.borderWidth}px ${attrs.borderStyle || 'solid'} ${attrs.borderColor || 'currentColor'}`,
        }
      : {}),
    ...distanceCss(attrs),
  };
}

/** Cropping in the file, as fractions of the sides. */
function croppingCss({
  cropTop,
  cropRight,
  cropBottom,
  cropLeft,
}: Partial<ImageAttrs>): Record<string, string> {
  const sides = [cropTop, cropRight, cropBottom, cropLeft].map((part) => Math.max(0, part ?? 0));
  if (sides.every((part) => part === 0)) return {};
  return { 'object-view-box': `inset(${sides.map((part) => `${round(part * 100)}%`).join(' ')})` };
}

/** Word's default distance beside a picture: an eighth of an inch. */
export const distance = 12;

function distanceCss(attrs: Partial<ImageAttrs>): Record<string, string> {
  const wrapping = getWrapping(attrs);
  if (wrapping === 'inline') return {};
  const { distTop, distBottom } = attrs;
  const raised = wrapping === 'between' ? computeRaise(attrs) : 0;
  return {
    'margin-block': `${raised + (distTop ?? 0)}px ${distBottom ?? 0}px`,
    ...(wrapping === 'between' ? startCss(attrs) : {}),
  };
}

/** A picture between lines stands among them, and above its paragraph if the file says so; what is before it gives no way. */
function computeRaise({ position }: Partial<ImageAttrs>): number {
  const { relativeTo = 'paragraph', posOffset = 0 } = position?.vertical ?? {};
  return relativeTo === 'paragraph' || relativeTo === 'line'
    ? Math.min(0, round(posOffset / emuPerPixel))
    : 0;
}

/** Where a picture between lines begins, from the left of the column. */
function startCss({ position }: Partial<ImageAttrs>): Record<string, string> {
  const { relativeTo = 'column', posOffset } = position?.horizontal ?? {};
  const isFromText = relativeTo === 'column' || relativeTo === 'margin';
  if (!isFromText || posOffset === undefined) return {};
  return { 'margin-inline': `${round(posOffset / emuPerPixel)}px auto` };
}

function round(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
