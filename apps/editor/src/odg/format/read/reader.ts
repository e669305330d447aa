import type { MediaReader } from '../../../canvas/format/media-reader.ts';
import type { Shape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import type { Sheet } from './drawing.ts';
import type { TextContext } from './text-styles.ts';

/** The source of a scene's shape in the file: all that is needed to write its changes. */
export interface ShapeSource {
  shape: Shape;
  /** The child of the page or group: the shape, or the link around it. */
  element: Element;
  shapeElement: Element;
  sheet: Sheet;
  /** Context for resolving text formats; null for shapes without text. */
  text: TextContext | null;
}

/** Reads the shapes of one page. */
export interface Reader {
  sheet: Sheet;
  /** Prefix for generated shape ids. */
  prefix: string;
  sources: Map<string, ShapeSource>;
  /** Ids in use. */
  usedIds: Set<string>;
  /** Number of shapes read so far. */
  counts: { shapes: number };
  mediaReader: MediaReader;
  /** Ids of all layers. */
  layerIds: ReadonlySet<string>;
  mediaTypes: ReadonlyMap<string, string>;
  /** Colour of the page; null if it has none. */
  background: string | null;
}

/** The id from the file if it is unique; otherwise one derived from the position in the file. */
export function createId(
  { prefix, usedIds }: Pick<Reader, 'prefix' | 'usedIds'>,
  element: Element,
  position: string,
): string {
  const idInFile = getString(element, 'xml:id') ?? getString(element, 'draw:id');
  let id =
    idInFile === null || idInFile === '' || idInFile.includes('~') || usedIds.has(idInFile)
      ? `${prefix}~${position}`
      : idInFile;
  while (usedIds.has(id)) id += '~';
  usedIds.add(id);
  return id;
}

/** The part that a relative reference of the root points to; null if it is external. */
export function resolvePart(address: string | null): string | null {
  if (address === null || address === '' || /^(?:[a-z][a-z0-9+.-]*:|\/|#|\.\.)/i.test(address)) return null;
  return address.replace(/^\.\//, '').replace(/\/$/, '');
}
