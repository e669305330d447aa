import type { Element } from '../../../xml/element.ts';
import { findByPath, getNumber, getString } from '../../../xml/values.ts';
import { type Layout, type Sheet, treeOf } from './deck.ts';

/** The `p:ph` of a placeholder shape. */
export interface PlaceholderMark {
  type: string;
  index: number;
}

export function markOf(shape: Element): PlaceholderMark | null {
  const holder = shape.children.find(({ name }) => name.startsWith('p:nv'));
  const mark = findByPath(holder, 'p:nvPr', 'p:ph');
  if (mark === null) return null;
  return { type: getString(mark, 'type') ?? 'obj', index: getNumber(mark, 'idx') ?? 0 };
}

const PlaceholderQuery: Readonly<Record<string, string>> = {
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

/** The type of an empty placeholder; any with text counts as a body. */
export const placeholderQueryOf = ({ type }: PlaceholderMark): string => PlaceholderQuery[type] ?? 'body';

/** Date, footer, header and slide number: shown only if the slide itself has them, and not edited. */
export const isMargin = ({ type }: PlaceholderMark): boolean => ['dt', 'ftr', 'hdr', 'sldNum'].includes(type);

const isTitle = (type: string): boolean => type === 'title' || type === 'ctrTitle';

interface Places {
  byIndex: Map<number, Element>;
  byType: Map<string, Element>;
}

const known = new WeakMap<Element, Places>();

function placesOf(root: Element): Places {
  const before = known.get(root);
  if (before !== undefined) return before;
  const places: Places = { byIndex: new Map(), byType: new Map() };
  for (const shape of treeOf(root)?.children ?? []) {
    const mark = markOf(shape);
    if (mark === null) continue;
    if (!places.byIndex.has(mark.index)) places.byIndex.set(mark.index, shape);
    if (!places.byType.has(mark.type)) places.byType.set(mark.type, shape);
  }
  known.set(root, places);
  return places;
}

function inLayout({ type, index }: PlaceholderMark, layout: Layout): Element | null {
  const { byIndex, byType } = placesOf(layout.root);
  if (isTitle(type)) return byType.get('title') ?? byType.get('ctrTitle') ?? null;
  const same = byIndex.get(index);
  const isSame = same !== undefined && !isTitle(markOf(same)?.type ?? '');
  return (index > 0 && isSame ? same : undefined) ?? byType.get(type) ?? null;
}

function inMaster({ type }: PlaceholderMark, master: Sheet): Element | null {
  const { byType } = placesOf(master.root);
  if (isTitle(type)) return byType.get('title') ?? null;
  return byType.get(type) ?? (isMargin({ type, index: 0 }) ? null : (byType.get('body') ?? null));
}

/** The shapes of layout and master from which a shape inherits, nearest first. */
export function inheritedBy(
  mark: PlaceholderMark,
  from: { layout: Layout | null; master: Sheet | null },
): Element[] {
  const own = from.layout === null ? null : inLayout(mark, from.layout);
  const type = own === null ? mark : (markOf(own) ?? mark);
  const general = from.master === null ? null : inMaster(type, from.master);
  return [own, general].filter((shape) => shape !== null);
}

/** The text style list of the master that applies to a placeholder. */
export function styleListOf(mark: PlaceholderMark | null): string {
  if (mark === null || isMargin(mark)) return 'p:otherStyle';
  return isTitle(mark.type) ? 'p:titleStyle' : 'p:bodyStyle';
}
