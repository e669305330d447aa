import type { BoxShape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { stringOf } from '../../../xml/values.ts';
import { outlineNamed } from './outlines.ts';

/** The outline of a custom shape that is known by its name. */
export function enhancedOutline(geometry: Element | null): Pick<BoxShape, 'outline' | 'path'> {
  const known = outlineNamed(
    stringOf(geometry, 'draw:type') ?? '',
    stringOf(geometry, 'draw:enhanced-path') ?? '',
  );
  return known === null ? { outline: 'other' } : { outline: known };
}
