import type { MediaShelf } from '../../../canvas/format/media-shelf.ts';
import type { Shape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { along, stringOf } from '../../../xml/values.ts';
import type { Layout, Sheet } from './deck.ts';
import type { Mapping } from './place.ts';
import type { TextContext, TextSource } from './text-styles.ts';

/** Where a shape of the scene comes from: all that is needed to write what has changed of it. */
export interface ShapeSource {
  shape: Shape;
  /** The child of the list of shapes. */
  element: Element;
  sheet: Sheet;
  mapping: Mapping;
  /** How its words come to their format; null for what has none. */
  text: TextContext | null;
}

/** Reads the shapes of one sheet. */
export interface Reader {
  sheet: Sheet;
  layout: Layout | null;
  master: Sheet | null;
  /** The part of the presentation that says how text looks which no master speaks of. */
  defaults: TextSource[];
  /** Put before the ids of its shapes. */
  prefix: string;
  sources: Map<string, ShapeSource>;
  /** How often an id has been met. */
  taken: Map<string, number>;
  shelf: MediaShelf;
  tableStyles: ReadonlyMap<string, Element>;
}

/** What the readers of all sheets of a file share. */
export type Common = Pick<Reader, 'defaults' | 'sources' | 'taken' | 'shelf' | 'tableStyles'>;

export function readerOf(
  sheet: Sheet & { id: string },
  from: { layout: Layout | null; master: Sheet | null },
  common: Common,
): Reader {
  return { ...common, sheet, ...from, prefix: sheet.id };
}

/** The element that names a shape and its alternative text. */
export function namingOf(shape: Element): Element | null {
  const holder = shape.children.find(({ name }) => name.startsWith('p:nv'));
  return along(holder, 'p:cNvPr');
}

/** Unique in the scene even where a file uses a number twice; taken by asking. */
export function idOf({ prefix, taken }: Reader, shape: Element): string {
  const id = `${prefix}.${stringOf(namingOf(shape), 'id') ?? ''}`;
  const count = taken.get(id) ?? 0;
  taken.set(id, count + 1);
  return count === 0 ? id : `${id}~${count}`;
}

/** The name of the picture that a blip embeds; null where it lies outside of the file or is missing. */
export function mediaOf(reader: Reader, blip: Element | null): string | null {
  const relationship = reader.sheet.relationships.get(stringOf(blip, 'r:embed') ?? '');
  return relationship === undefined || relationship.isExternal
    ? null
    : reader.shelf.take(relationship.target);
}
