import { mapConnections } from '../commands/copy-shapes.ts';
import type { Scene, ScenePage, Shape } from '../scene/scene.ts';
import { pairItems } from './align.ts';
import type { Versions } from './merge-paragraphs.ts';
import { isSameValue } from './same-values.ts';

/**
 * Ids with this character only encode a position in the file, for items without an id of their own. Another save may have moved them, so they are
 * matched by content.
 */
export const positionMarker = '~';
const isPositionId = ({ id }: { id: string }): boolean => id.includes(positionMarker);

/** Three versions in which the same item has the same id, namely theirs; `original` maps back to the ids in mine. */
export interface AlignedVersions extends Versions<readonly ScenePage[]> {
  original: ReadonlyMap<string, string>;
}

export function alignVersions({ base, mine, theirs }: Versions<Scene>): AlignedVersions {
  const theirPages = theirs.pages;
  const alignedBase = alignPages(theirPages, base.pages, () => undefined);
  const original = new Map<string, string>();
  const idsInBase = indexById(alignedBase);
  const idsInTheirs = indexById(theirPages);
  let count = 0;
  const alignedMine = alignPages(alignedBase, mine.pages, (before, after) => {
    if (before !== after) original.set(after, before);
  });
  const uniqueMine = changeIds(alignedMine, (item) => {
    const isUsedByTheirs = idsInTheirs.has(item.id) && !idsInBase.has(item.id);
    // Both sides may have added the same item: then it is kept once.
    if (!isUsedByTheirs || isSameValue(idsInTheirs.get(item.id), item)) return item.id;
    count += 1;
    const id = `${item.id.replaceAll(positionMarker, '-')}+${count}`;
    original.set(id, original.get(item.id) ?? item.id);
    return id;
  });
  return { base: alignedBase, mine: uniqueMine, theirs: theirPages, original };
}

type OnIdChanged = (before: string, after: string) => void;

/** The pages, with ids taken from the matching pages and shapes of theirs. */
function alignPages(
  theirPages: readonly ScenePage[],
  pages: readonly ScenePage[],
  onIdChanged: OnIdChanged,
): ScenePage[] {
  const changes = new Map<string, string>();
  const handleChange: OnIdChanged = (before, after) => {
    changes.set(before, after);
    onIdChanged(before, after);
  };
  const aligned = pairById(theirPages, pages, handleChange).map(({ item, other }) =>
    other === null ? item : { ...item, shapes: alignShapeIds(other.shapes, item.shapes, handleChange) },
  );
  return followIds(aligned, changes);
}

function alignShapeIds(
  theirShapes: readonly Shape[],
  shapes: readonly Shape[],
  onIdChanged: OnIdChanged,
): Shape[] {
  return pairById(theirShapes, shapes, onIdChanged).map(({ item, other }) =>
    item.kind === 'group' && other?.kind === 'group'
      ? { ...item, shapes: alignShapeIds(other.shapes, item.shapes, onIdChanged) }
      : item,
  );
}

function pairById<Item extends { id: string }>(
  theirItems: readonly Item[],
  items: readonly Item[],
  onIdChanged: OnIdChanged,
): { item: Item; other: Item | null }[] {
  const byId = new Map(theirItems.map((other) => [other.id, other]));
  if (!items.some(isPositionId)) return items.map((item) => ({ item, other: byId.get(item.id) ?? null }));
  const [theirs, mine] = [theirItems.filter(isPositionId), items.filter(isPositionId)];
  const { origins } = pairItems(
    theirs.map(toContentKey),
    mine.map(toContentKey),
    (one, other) => one === other,
  );
  const counterparts = new Map(mine.map((item, index) => [item, theirs[origins[index] ?? -1] ?? null]));
  return items.map((item) => {
    if (!isPositionId(item)) return { item, other: byId.get(item.id) ?? null };
    const other = counterparts.get(item) ?? null;
    // An item that theirs lacks must not get an id that it uses.
    const id = other?.id ?? `${item.id.replaceAll(positionMarker, '-')}+`;
    onIdChanged(item.id, id);
    return { item: { ...item, id }, other };
  });
}

/** Serialised content without its ids. */
function toContentKey(item: unknown): string {
  return JSON.stringify(item, (key, value: unknown) =>
    // A connection or comment names its shape by an id, a reply its comment.
    key === 'id' || key === 'copyOf' || key === 'shape' || key === 'parentId' ? undefined : value,
  );
}

/** Pages and shapes by id, including those nested in groups. */
export function indexById(pages: readonly ScenePage[]): Map<string, ScenePage | Shape> {
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

/** Connections and comments name the shapes by their new ids. */
function followIds(pages: readonly ScenePage[], changes: ReadonlyMap<string, string>): ScenePage[] {
  if (changes.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    shapes: mapConnections(page.shapes, (connection) => ({
      ...connection,
      shape: changes.get(connection.shape) ?? connection.shape,
    })),
    comments: page.comments.map((comment) => {
      const shape = comment.shape === null ? undefined : changes.get(comment.shape);
      return shape === undefined ? comment : { ...comment, shape };
    }),
  }));
}

function changeIds(pages: readonly ScenePage[], idFor: (item: ScenePage | Shape) => string): ScenePage[] {
  const changes = new Map<string, string>();
  const changed = mapIds(pages, (item) => {
    const id = idFor(item);
    if (id !== item.id) changes.set(item.id, id);
    return id;
  });
  return followIds(changed, changes);
}

function mapIds(pages: readonly ScenePage[], idFor: (item: ScenePage | Shape) => string): ScenePage[] {
  const mapShape = (shape: Shape): Shape => {
    const id = idFor(shape);
    if (shape.kind === 'group') return { ...shape, id, shapes: shape.shapes.map(mapShape) };
    return id === shape.id ? shape : { ...shape, id };
  };
  return pages.map((page) => ({ ...page, id: idFor(page), shapes: page.shapes.map(mapShape) }));
}
