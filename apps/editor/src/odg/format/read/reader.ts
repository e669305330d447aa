import type { MediaShelf } from '../../../canvas/format/media-shelf.ts';
import type { Shape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { stringOf } from '../../../xml/values.ts';
import type { Sheet } from './drawing.ts';
import type { TextContext } from './text-styles.ts';

/** Where a shape of the scene comes from: all that is needed to write what has changed of it. */
export interface ShapeSource {
  shape: Shape;
  /** The child of the page or group: the shape, or the link around it. */
  element: Element;
  own: Element;
  sheet: Sheet;
  /** How its words come to their looks; null for what has none. */
  text: TextContext | null;
}

/** Reads the shapes of one page. */
export interface Reader {
  sheet: Sheet;
  /** Put before the ids of its shapes that have none of their own. */
  prefix: string;
  sources: Map<string, ShapeSource>;
  /** Ids that have been given. */
  taken: Set<string>;
  /** How many shapes of the page have been met. */
  count: { shapes: number };
  shelf: MediaShelf;
  hiddenLayers: ReadonlySet<string>;
  types: ReadonlyMap<string, string>;
}

/** An id that the file gives, if nothing else has it; else the place in the file. */
export function idIn(
  { prefix, taken }: Pick<Reader, 'prefix' | 'taken'>,
  element: Element,
  place: string,
): string {
  const named = stringOf(element, 'xml:id') ?? stringOf(element, 'draw:id');
  let id =
    named === null || named === '' || named.includes('~') || taken.has(named) ? `${prefix}~${place}` : named;
  while (taken.has(id)) id += '~';
  taken.add(id);
  return id;
}

/** Where another part stands that a part of the root refers to; null where it lies outside of the file. */
export function partAt(address: string | null): string | null {
  if (address === null || address === '' || /^(?:[a-z][a-z0-9+.-]*:|\/|#|\.\.)/i.test(address)) return null;
  return address.replace(/^\.\//, '').replace(/\/$/, '');
}
