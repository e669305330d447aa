import type { Scene, ScenePage, Shape } from './scene.ts';
import type { PageValues, SceneChange, SceneEdit } from './scene-edit.ts';

/**
 * The difference between two scenes: `applyChanges(before, computeChanges(before, after))` equals `after`. Items are compared by identity, so the
 * cost depends on the changes and not on the size. Pictures are only ever added: undo leaves them in place.
 */
export function computeChanges(before: Scene, after: Scene): SceneEdit {
  const changes: SceneChange[] = [];
  if (before.media !== after.media) {
    for (const [name, media] of after.media) {
      if (before.media.get(name) !== media) changes.push({ kind: 'media', name, media });
    }
  }
  if (before.layouts !== after.layouts || before.design !== after.design)
    changes.push({ kind: 'layouts', layouts: after.layouts, design: after.design ?? null });
  if (before.layers !== after.layers && after.layers !== undefined)
    changes.push({ kind: 'layers', layers: after.layers });
  if (before.styles !== after.styles && after.styles !== undefined)
    changes.push({ kind: 'styles', styles: after.styles });
  if (before.pages !== after.pages) changes.push(...computePageChanges(before.pages, after.pages));
  return { kind: 'scene', changes };
}

/** A change whose page or shape no longer exists is ignored. */
export function applyChanges(scene: Scene, edit: SceneEdit): Scene {
  return edit.changes.reduce(applyChange, scene);
}

function computePageChanges(before: readonly ScenePage[], after: readonly ScenePage[]): SceneChange[] {
  return computeListChanges(before, after, {
    mustReplace: (first, second) => mustReplacePage(first, second),
    onRemoved: ({ id }) => ({ kind: 'remove-page', id }),
    onAdded: (page, index) => ({ kind: 'add-page', index, page }),
    onChanged: (first, second) => [
      ...computeValueChanges(first, second),
      ...computeShapeChanges(first, second),
    ],
    onReordered: (ids) => ({ kind: 'order-pages', ids }),
  });
}

/** A page whose size, layout, shapes behind it or original has changed is removed and added, because a change of a page cannot set these. */
function mustReplacePage(first: ScenePage, second: ScenePage): boolean {
  return (
    first.width !== second.width ||
    first.height !== second.height ||
    first.layoutId !== second.layoutId ||
    first.behind !== second.behind ||
    first.copyOf !== second.copyOf
  );
}

const pageValueNames = ['name', 'background', 'notes', 'isHidden', 'transition', 'comments'] as const;

function computeValueChanges(before: ScenePage, after: ScenePage): SceneChange[] {
  const values: Partial<PageValues> = {};
  for (const name of pageValueNames) {
    if (before[name] !== after[name]) Object.assign(values, { [name]: after[name] });
  }
  return Object.keys(values).length === 0 ? [] : [{ kind: 'page', id: after.id, values }];
}

function computeShapeChanges(before: ScenePage, after: ScenePage): SceneChange[] {
  if (before.shapes === after.shapes) return [];
  const page = after.id;
  return computeListChanges(before.shapes, after.shapes, {
    mustReplace: () => false,
    onRemoved: ({ id }) => ({ kind: 'remove-shape', page, id }),
    onAdded: (shape, index) => ({ kind: 'add-shape', page, index, shape }),
    onChanged: (_, shape) => [{ kind: 'shape', page, shape }],
    onReordered: (ids) => ({ kind: 'order-shapes', page, ids }),
  });
}

interface ListChangeBuilder<Item> {
  /** Whether the second replaces the first, although the id is the same. */
  mustReplace: (before: Item, after: Item) => boolean;
  onRemoved: (item: Item) => SceneChange;
  onAdded: (item: Item, index: number) => SceneChange;
  onChanged: (before: Item, after: Item) => SceneChange[];
  onReordered: (ids: readonly string[]) => SceneChange;
}

function computeListChanges<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  builder: ListChangeBuilder<Item>,
): SceneChange[] {
  const afterById = new Map(after.map((item) => [item.id, item]));
  const changes: SceneChange[] = [];
  const remaining = new Map<string, Item>();
  for (const item of before) {
    const next = afterById.get(item.id);
    if (next === undefined || (next !== item && builder.mustReplace(item, next)))
      changes.push(builder.onRemoved(item));
    else remaining.set(item.id, item);
  }
  const order = [...remaining.keys()];
  after.forEach((item, index) => {
    const existing = remaining.get(item.id);
    if (existing === undefined) {
      changes.push(builder.onAdded(item, index));
      order.splice(index, 0, item.id);
    } else if (existing !== item) changes.push(...builder.onChanged(existing, item));
  });
  if (after.some(({ id }, index) => order[index] !== id))
    changes.push(builder.onReordered(after.map(({ id }) => id)));
  return changes;
}

function applyChange(scene: Scene, change: SceneChange): Scene {
  switch (change.kind) {
    case 'media':
      return { ...scene, media: new Map(scene.media).set(change.name, change.media) };
    case 'layouts': {
      const { design: _, ...rest } = scene;
      const { layouts, design } = change;
      return { ...rest, layouts, ...(design === null ? {} : { design }) };
    }
    case 'layers':
      return { ...scene, layers: change.layers };
    case 'styles':
      return { ...scene, styles: change.styles };
    case 'add-page':
      return { ...scene, pages: insertOrReplace(scene.pages, change.page, change.index) };
    case 'remove-page':
      return { ...scene, pages: scene.pages.filter(({ id }) => id !== change.id) };
    case 'order-pages':
      return { ...scene, pages: sortByIds(scene.pages, change.ids) };
    case 'page':
      return changePage(scene, change.id, (page) => ({ ...page, ...change.values }));
    default:
      return changePage(scene, change.page, (page) => ({
        ...page,
        shapes: applyShapeChange(page.shapes, change),
      }));
  }
}

type ShapeChange = Extract<SceneChange, { page: string }>;

function applyShapeChange(
  shapes: readonly Shape[],
  change: Exclude<ShapeChange, { kind: 'add-page' }>,
): readonly Shape[] {
  switch (change.kind) {
    case 'shape':
      return shapes.map((shape) => (shape.id === change.shape.id ? change.shape : shape));
    case 'add-shape':
      return insertOrReplace(shapes, change.shape, change.index);
    case 'remove-shape':
      return shapes.filter(({ id }) => id !== change.id);
    case 'order-shapes':
      return sortByIds(shapes, change.ids);
  }
}

function changePage(scene: Scene, id: string, change: (page: ScenePage) => ScenePage): Scene {
  return { ...scene, pages: scene.pages.map((page) => (page.id === id ? change(page) : page)) };
}

/** An existing item stays in place with its new values: applying an edit twice does no harm. */
function insertOrReplace<Item extends { id: string }>(
  items: readonly Item[],
  item: Item,
  index: number,
): readonly Item[] {
  if (items.some(({ id }) => id === item.id))
    return items.map((existing) => (existing.id === item.id ? item : existing));
  return items.toSpliced(index, 0, item);
}

/** Items that the order does not name follow those that it names. */
function sortByIds<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): readonly Item[] {
  const indexById = new Map(ids.map((id, place) => [id, place]));
  const getIndex = ({ id }: Item): number => indexById.get(id) ?? ids.length;
  return items.toSorted((first, second) => getIndex(first) - getIndex(second));
}
