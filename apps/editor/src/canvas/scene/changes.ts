import type { Scene, ScenePage, Shape } from './scene.ts';
import type { PageValues, SceneChange, SceneEdit } from './scene-edit.ts';

/**
 * The difference between two scenes: `applyChanges(before, changesBetween(before, after))` equals `after`. Items are compared by identity, so the
 * cost depends on the changes and not on the size. Pictures are only ever added: undo leaves them in place.
 */
export function changesBetween(before: Scene, after: Scene): SceneEdit {
  const changes: SceneChange[] = [];
  if (before.media !== after.media) {
    for (const [name, media] of after.media) {
      if (before.media.get(name) !== media) changes.push({ kind: 'media', name, media });
    }
  }
  if (before.layouts !== after.layouts || before.design !== after.design)
    changes.push({ kind: 'layouts', layouts: after.layouts, design: after.design ?? null });
  if (before.pages !== after.pages) changes.push(...pageChanges(before.pages, after.pages));
  return { kind: 'scene', changes };
}

/** A change whose page or shape no longer exists is ignored. */
export function applyChanges(scene: Scene, edit: SceneEdit): Scene {
  return edit.changes.reduce(applyChange, scene);
}

function pageChanges(before: readonly ScenePage[], after: readonly ScenePage[]): SceneChange[] {
  return listChanges(before, after, {
    replaces: (one, other) => isOtherPage(one, other),
    removed: ({ id }) => ({ kind: 'remove-page', id }),
    added: (page, index) => ({ kind: 'add-page', index, page }),
    changed: (one, other) => [...valueChanges(one, other), ...shapeChanges(one, other)],
    ordered: (ids) => ({ kind: 'order-pages', ids }),
  });
}

/** A page with another size or layout counts as another page. */
function isOtherPage(one: ScenePage, other: ScenePage): boolean {
  return (
    one.width !== other.width ||
    one.height !== other.height ||
    one.layoutId !== other.layoutId ||
    one.behind !== other.behind ||
    one.copyOf !== other.copyOf
  );
}

const valueNames = ['name', 'background', 'notes', 'isHidden', 'comments'] as const;

function valueChanges(before: ScenePage, after: ScenePage): SceneChange[] {
  const values: Partial<PageValues> = {};
  for (const name of valueNames) {
    if (before[name] !== after[name]) Object.assign(values, { [name]: after[name] });
  }
  return Object.keys(values).length === 0 ? [] : [{ kind: 'page', id: after.id, values }];
}

function shapeChanges(before: ScenePage, after: ScenePage): SceneChange[] {
  if (before.shapes === after.shapes) return [];
  const page = after.id;
  return listChanges(before.shapes, after.shapes, {
    replaces: () => false,
    removed: ({ id }) => ({ kind: 'remove-shape', page, id }),
    added: (shape, index) => ({ kind: 'add-shape', page, index, shape }),
    changed: (_, shape) => [{ kind: 'shape', page, shape }],
    ordered: (ids) => ({ kind: 'order-shapes', page, ids }),
  });
}

interface ListTraits<Item> {
  /** Whether the second replaces the first, although the id is the same. */
  replaces: (before: Item, after: Item) => boolean;
  removed: (item: Item) => SceneChange;
  added: (item: Item, index: number) => SceneChange;
  changed: (before: Item, after: Item) => SceneChange[];
  ordered: (ids: readonly string[]) => SceneChange;
}

function listChanges<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  traits: ListTraits<Item>,
): SceneChange[] {
  const now = new Map(after.map((item) => [item.id, item]));
  const changes: SceneChange[] = [];
  const kept = new Map<string, Item>();
  for (const item of before) {
    const next = now.get(item.id);
    if (next === undefined || (next !== item && traits.replaces(item, next)))
      changes.push(traits.removed(item));
    else kept.set(item.id, item);
  }
  const order = [...kept.keys()];
  after.forEach((item, index) => {
    const was = kept.get(item.id);
    if (was === undefined) {
      changes.push(traits.added(item, index));
      order.splice(index, 0, item.id);
    } else if (was !== item) changes.push(...traits.changed(was, item));
  });
  if (after.some(({ id }, index) => order[index] !== id))
    changes.push(traits.ordered(after.map(({ id }) => id)));
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
    case 'add-page':
      return { ...scene, pages: withItem(scene.pages, change.page, change.index) };
    case 'remove-page':
      return { ...scene, pages: scene.pages.filter(({ id }) => id !== change.id) };
    case 'order-pages':
      return { ...scene, pages: inOrder(scene.pages, change.ids) };
    case 'page':
      return onPage(scene, change.id, (page) => ({ ...page, ...change.values }));
    default:
      return onPage(scene, change.page, (page) => ({ ...page, shapes: changedShapes(page.shapes, change) }));
  }
}

type ShapeChange = Extract<SceneChange, { page: string }>;

function changedShapes(
  shapes: readonly Shape[],
  change: Exclude<ShapeChange, { kind: 'add-page' }>,
): readonly Shape[] {
  switch (change.kind) {
    case 'shape':
      return shapes.map((shape) => (shape.id === change.shape.id ? change.shape : shape));
    case 'add-shape':
      return withItem(shapes, change.shape, change.index);
    case 'remove-shape':
      return shapes.filter(({ id }) => id !== change.id);
    case 'order-shapes':
      return inOrder(shapes, change.ids);
  }
}

function onPage(scene: Scene, id: string, change: (page: ScenePage) => ScenePage): Scene {
  return { ...scene, pages: scene.pages.map((page) => (page.id === id ? change(page) : page)) };
}

/** An existing item stays in place with its new values: applying an edit twice does no harm. */
function withItem<Item extends { id: string }>(
  items: readonly Item[],
  item: Item,
  index: number,
): readonly Item[] {
  if (items.some(({ id }) => id === item.id)) return items.map((one) => (one.id === item.id ? item : one));
  return items.toSpliced(index, 0, item);
}

/** Items that the order does not name follow those that it names. */
function inOrder<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): readonly Item[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Item): number => places.get(id) ?? ids.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}
