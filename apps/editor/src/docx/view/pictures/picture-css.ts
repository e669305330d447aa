import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';

/** How the text goes around a picture. */
export type Wrapping = 'inline' | 'left' | 'right' | 'between' | 'behind' | 'front';

export function wrappingOf(attrs: Partial<ImageAttrs>): Wrapping {
  switch (attrs.wrapType) {
    case 'square':
    case 'tight':
    case 'through':
      if (attrs.cssFloat === 'left' || attrs.cssFloat === 'right') return attrs.cssFloat;
      return 'between';
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

/**
 * Custom and other properties of a picture's element. It is as large as the file says where that fits, else as large as fits, in its own
 * proportion: see pictures.css.
 */
export function pictureCss(attrs: Partial<ImageAttrs>): Record<string, string> {
  const { width, height } = attrs;
  return {
    ...(width ? { '--picture-width': `${width}px` } : {}),
    ...(width && height ? { '--ratio': `${round(width / height)}` } : {}),
    ...cropping(attrs),
    ...(attrs.opacity === undefined || attrs.opacity === null ? {} : { opacity: `${attrs.opacity}` }),
    ...(attrs.transform ? { transform: attrs.transform } : {}),
    ...(attrs.borderWidth
      ? {
          border: `${attrs.borderWidth}px ${attrs.borderStyle || 'solid'} ${attrs.borderColor || 'currentColor'}`,
        }
      : {}),
    ...distances(attrs),
  };
}

/** What the file leaves out at the edges of the picture, as parts of its sides. */
function cropping({ cropTop, cropRight, cropBottom, cropLeft }: Partial<ImageAttrs>): Record<string, string> {
  const sides = [cropTop, cropRight, cropBottom, cropLeft].map((part) => Math.max(0, part ?? 0));
  if (sides.every((part) => part === 0)) return {};
  return { 'object-view-box': `inset(${sides.map((part) => `${round(part * 100)}%`).join(' ')})` };
}

/** Word leaves an eighth of an inch beside a picture where a file names no distance. */
export const distance = 12;

function distances(attrs: Partial<ImageAttrs>): Record<string, string> {
  if (wrappingOf(attrs) === 'inline') return {};
  const { distTop, distBottom } = attrs;
  return { 'margin-block': `${distTop ?? 0}px ${distBottom ?? 0}px` };
}

function round(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
