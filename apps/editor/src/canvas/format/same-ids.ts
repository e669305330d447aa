import type { Scene, ScenePage, Shape } from '../scene/scene.ts';
import { pairItems } from './align.ts';
import type { Versions } from './merge-paragraphs.ts';
import { isSameValue } from './same-values.ts';

/**
 * Ids with this sign say only where in the file something stands that has no name of its own: another save may have moved it. Such things are
 * told by what they are.
 */
export const placeSign = '~';
const isPlace = ({ id }: { id: string }): boolean => id.includes(placeSign);

/** Three versions in which the same thing has the same id, which is theirs; `original` has the ids that mine had. */
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
    // Both may have added the same: then it is one.
    if (!isTaken || isSameValue(known.others.get(item.id), item)) return item.id;
    count += 1;
    const id = `${item.id.replaceAll(placeSign, '-')}+${count}`;
    original.set(id, original.get(item.id) ?? item.id);
    return id;
  });
  return { base: was, mine: freed, theirs: others, original };
}

type CompareValues = (before: string, after: string) => void;

/** The pages with the ids that the same pages and shapes have in others. */
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
    // What they do not have must not be called as something that they have.
    const id = other?.id ?? `${item.id.replaceAll(placeSign, '-')}+`;
    compare(item.id, id);
    return { item: { ...item, id }, other };
  });
}

/** What it is, without what it is called. */
function signOf(item: unknown): string {
  return JSON.stringify(item, (key, value: unknown) =>
    key === 'id' || key === 'copyOf' ? undefined : value,
  );
}

/** Pages and shapes by their ids, however deep in groups. */
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
