import type { Element } from '../../../xml/element.ts';
import { findByPath, getNumber, getString } from '../../../xml/values.ts';
import { getShapeTree, type Layout, type Sheet } from './deck.ts';

/** The `p:ph` of a placeholder shape. */
export interface PlaceholderReference {
  type: string;
  index: number;
}

export function readPlaceholder(shape: Element): PlaceholderReference | null {
  const nonVisualProperties = shape.children.find(({ name }) => name.startsWith('p:nv'));
  const placeholder = findByPath(nonVisualProperties, 'p:nvPr', 'p:ph');
  if (placeholder === null) return null;
  return { type: getString(placeholder, 'type') ?? 'obj', index: getNumber(placeholder, 'idx') ?? 0 };
}

const placeholderTypes: Readonly<Record<string, string>> = {
  title: 'title',
  ctrTitle: 'title',
  subTitle: 'subtitle',
  pic: 'picture',
  clipArt: 'picture',
  chart: 'chart',
  tbl: 'table',
  dgm: 'diagram',
  media: 'media',
  dt: 'date',
  ftr: 'footer',
  hdr: 'header',
  sldNum: 'number',
};

/** The type that the editor knows for a placeholder, empty or not; a type that is not listed, such as `obj`, is a body. */
export const getPlaceholderType = ({ type }: PlaceholderReference): string =>
  placeholderTypes[type] ?? 'body';

/** Date, footer, header and slide number: shown only if the slide itself has them, and not edited. */
export const isMarginPlaceholder = ({ type }: PlaceholderReference): boolean =>
  ['dt', 'ftr', 'hdr', 'sldNum'].includes(type);

const isTitle = (type: string): boolean => type === 'title' || type === 'ctrTitle';

interface PlaceholderIndex {
  byIndex: Map<number, Element>;
  byType: Map<string, Element>;
}

const placeholderIndexCache = new WeakMap<Element, PlaceholderIndex>();

function indexPlaceholders(root: Element): PlaceholderIndex {
  const cached = placeholderIndexCache.get(root);
  if (cached !== undefined) return cached;
  const places: PlaceholderIndex = { byIndex: new Map(), byType: new Map() };
  for (const shape of getShapeTree(root)?.children ?? []) {
    const placeholder = readPlaceholder(shape);
    if (placeholder === null) continue;
    if (!places.byIndex.has(placeholder.index)) places.byIndex.set(placeholder.index, shape);
    if (!places.byType.has(placeholder.type)) places.byType.set(placeholder.type, shape);
  }
  placeholderIndexCache.set(root, places);
  return places;
}

function findInLayout({ type, index }: PlaceholderReference, layout: Layout): Element | null {
  const { byIndex, byType } = indexPlaceholders(layout.root);
  if (isTitle(type)) return byType.get('title') ?? byType.get('ctrTitle') ?? null;
  const sameIndex = byIndex.get(index);
  const isUsable = sameIndex !== undefined && !isTitle(readPlaceholder(sameIndex)?.type ?? '');
  return (index > 0 && isUsable ? sameIndex : undefined) ?? byType.get(type) ?? null;
}

function findInMaster({ type }: PlaceholderReference, master: Sheet): Element | null {
  const { byType } = indexPlaceholders(master.root);
  if (isTitle(type)) return byType.get('title') ?? null;
  return byType.get(type) ?? (isMarginPlaceholder({ type, index: 0 }) ? null : (byType.get('body') ?? null));
}

/** The shapes of layout and master from which a shape inherits, nearest first. */
export function listInherited(
  placeholder: PlaceholderReference,
  from: { layout: Layout | null; master: Sheet | null },
): Element[] {
  const layoutShape = from.layout === null ? null : findInLayout(placeholder, from.layout);
  const masterPlaceholder =
    layoutShape === null ? placeholder : (readPlaceholder(layoutShape) ?? placeholder);
  const masterShape = from.master === null ? null : findInMaster(masterPlaceholder, from.master);
  return [layoutShape, masterShape].filter((shape) => shape !== null);
}

/** The text style list of the master that applies to a placeholder. */
export function getTextStyleName(placeholder: PlaceholderReference | null): string {
  if (placeholder === null || isMarginPlaceholder(placeholder)) return 'p:otherStyle';
  return isTitle(placeholder.type) ? 'p:titleStyle' : 'p:bodyStyle';
}
