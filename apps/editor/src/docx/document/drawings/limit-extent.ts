import type { Element } from '../../../xml/element.ts';
import { getNumber } from '../../../xml/values.ts';

interface Extent {
  width: number;
  height: number;
}

/** As large as pages can be: 22 inches. */
const maxSide = 20_116_800;

/** Scales a larger drawing down, so that no file can ask for a page of any length. */
export function limitExtent({ width, height }: Extent): Extent {
  const larger = Math.max(width, height);
  const scale = larger > maxSide ? maxSide / larger : 1;
  const limit = (side: number): number => Math.max(0, Math.round(side * scale));
  return { width: limit(width), height: limit(height) };
}

/** The size in a `wp:extent`. */
export const readExtent = (extent: Element | null): Extent =>
  limitExtent({ width: getNumber(extent, 'cx') ?? 0, height: getNumber(extent, 'cy') ?? 0 });
