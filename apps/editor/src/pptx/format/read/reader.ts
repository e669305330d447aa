import type { Shape } from '../../../canvas/scene/scene.ts';
import type { FillContext } from '../../../drawingml/drawing-part.ts';
import type { CoordinateMapping } from '../../../drawingml/position.ts';
import type { TextContext, TextSource } from '../../../drawingml/text-styles.ts';
import type { Element } from '../../../xml/element.ts';
import { findByPath, getString } from '../../../xml/values.ts';
import type { Layout, Sheet } from './deck.ts';
import type { TableStyles } from './table-styles.ts';

/** The source of a scene's shape in the file: all that is needed to write its changes. */
export interface ShapeSource {
  shape: Shape;
  /** The child of the shape tree. */
  element: Element;
  sheet: Sheet;
  mapping: CoordinateMapping;
  /** Context for resolving text formats; null for shapes without text. */
  text: TextContext | null;
}

/** Reads the shapes of one sheet. */
export interface Reader extends FillContext {
  sheet: Sheet;
  layout: Layout | null;
  master: Sheet | null;
  /** The presentation's default text styles, for text without one in the master. */
  defaults: TextSource[];
  /** Prefix for its shape ids. */
  prefix: string;
  sources: Map<string, ShapeSource>;
  /** Number of occurrences of each id. */
  idCounts: Map<string, number>;
  tableStyles: TableStyles;
}

/** State shared by the readers of all sheets of a file. */
export type ReaderState = Pick<Reader, 'defaults' | 'sources' | 'idCounts' | 'mediaReader' | 'tableStyles'>;

export function createReader(
  sheet: Sheet & { id: string },
  from: { layout: Layout | null; master: Sheet | null },
  common: ReaderState,
): Reader {
  return { ...common, sheet, ...from, prefix: sheet.id };
}

/** The `p:cNvPr` with name and alternative text of a shape. */
export function getNonVisualProperties(shape: Element): Element | null {
  const container = shape.children.find(({ name }) => name.startsWith('p:nv'));
  return findByPath(container, 'p:cNvPr');
}

/** Unique in the scene even if a file repeats an id; each call takes an id. */
export function createShapeId({ prefix, idCounts }: Reader, shape: Element): string {
  const id = `${prefix}.${getString(getNonVisualProperties(shape), 'id') ?? ''}`;
  const count = idCounts.get(id) ?? 0;
  idCounts.set(id, count + 1);
  return count === 0 ? id : `${id}~${count}`;
}
