import type { Scene, ScenePage, Shape } from '../scene/scene.ts';
import { pairItems } from './align.ts';
import type { Versions } from './merge-paragraphs.ts';
import { isSameValue } from './same-values.ts';

/**
 * Ids with this character only encode a position in the file, for items without an id of their own. Another save may have moved them, so they are
 * matched by content.
 */
export const placeSign = '~';
const isPlace = ({ id }: { id: string }): boolean => id.includes(placeSign);

/** Three versions in which the same item has the same id, namely theirs; `original` maps back to the ids in mine. */
export interface AlignedVersions extends Versions<readonly ScenePage[]> {
  original: ReadonlyMap<string, string>;
}

export function alignVersions({ base, mine, theirs }: Versions<Scene>): AlignedVersions {
  const others = theirs.pages;
  const was = alignPages(others, base.pages, () => undefined);
  const original = new Map<string, string>();
  const known = { was: idsOf(was), others: idsOf(others) };
  let count = 0;
  const own = alignPages(was, mine.pages, (before, after) => {
    if (before !== after) original.set(after, before);
  });
  const freed = mapIds(own, (item) => {
    const isTaken = known.others.has(item.id) && !known.was.has(item.id);
    // Both sides may have added the same item: then it is kept once.
    if (!isTaken || isSameValue(known.others.get(item.id), item)) return item.id;
    count += 1;
    const id = `${item.id.replaceAll(placeSign, '-')}+${count}`;
    original.set(id, original.get(item.id) ?? item.id);
    return id;
  });
  return { base: was, mine: freed, theirs: others, original };
}

type CompareValues = (before: string, after: string) => void;

/** The pages, with ids taken from the matching pages and shapes of `others`. */
function alignPages(
  others: readonly ScenePage[],
  pages: readonly ScenePage[],
  compare: CompareValues,
): ScenePage[] {
  return pairShapes(others, pages, compare).map(({ item, other }) =>
    other === null ? item : { ...item, shapes: alignShapeIds(other.shapes, item.shapes, compare) },
  );
}

function alignShapeIds(others: readonly Shape[], shapes: readonly Shape[], compare: CompareValues): Shape[] {
  return pairShapes(others, shapes, compare).map(({ item, other }) =>
    item.kind === 'group' && other?.kind === 'group'
      ? { ...item, shapes: alignShapeIds(other.shapes, item.shapes, compare) }
      : item,
  );
}

function pairShapes<Item extends { id: string }>(
  others: readonly Item[],
  items: readonly Item[],
  compare: CompareValues,
): { item: Item; other: Item | null }[] {
  const byId = new Map(others.map((other) => [other.id, other]));
  if (!items.some(isPlace)) return items.map((item) => ({ item, other: byId.get(item.id) ?? null }));
  const [theirs, mine] = [others.filter(isPlace), items.filter(isPlace)];
  const { origins } = pairItems(theirs.map(signOf), mine.map(signOf), (one, other) => one === other);
  const places = new Map(mine.map((item, index) => [item, theirs[origins[index] ?? -1] ?? null]));
  return items.map((item) => {
    if (!isPlace(item)) return { item, other: byId.get(item.id) ?? null };
    const other = places.get(item) ?? null;
    // An item that the others lack must not get an id that they use.
    const id = other?.id ?? `${item.id.replaceAll(placeSign, '-')}+`;
    compare(item.id, id);
    return { item: { ...item, id }, other };
  });
}

/** Serialised content without its ids. */
function signOf(item: unknown): string {
  return JSON.stringify(item, (key, value: unknown) =>
    key === 'id' || key === 'copyOf' ? undefined : value,
  );
}

/** Pages and shapes by id, including those nested in groups. */
export function idsOf(pages: readonly ScenePage[]): Map<string, ScenePage | Shape> {
  const ids = new Map<string, ScenePage | Shape>();
  const add = (shape: Shape): void => {
    ids.set(shape.id, shape);
    if (shape.kind === 'group') shape.shapes.forEach(add);
  };
  for (const page of pages) {
    ids.set(page.id, page);
    page.shapes.forEach(add);
  }
  return ids;
}

function mapIds(pages: readonly ScenePage[], idFor: (item: ScenePage | Shape) => string): ScenePage[] {
  const shapeWith = (shape: Shape): Shape => {
    const id = idFor(shape);
    if (shape.kind === 'group') return { ...shape, id, shapes: shape.shapes.map(shapeWith) };
    return id === shape.id ? shape : { ...shape, id };
  };
  return pages.map((page) => ({ ...page, id: idFor(page), shapes: page.shapes.map(shapeWith) }));
}
