import { listAllShapes, mapPageShapes } from '../commands/find-shapes.ts';
import { fitGroup } from '../geometry/group.ts';
import { defaultLayerId, type Layer } from '../scene/layer.ts';
import type { Scene, ScenePage, Shape } from '../scene/scene.ts';

/** Layers belong to single shapes; a group is on those of its shapes. */

export type LayerIds = ReadonlySet<string>;

const listIds = (layers: readonly Layer[] | undefined, isListed: (layer: Layer) => boolean): LayerIds =>
  new Set((layers ?? []).filter(isListed).map(({ id }) => id));

/** Layers that are not drawn on the screen, or not printed. */
export const listHiddenLayers = (
  layers: readonly Layer[] | undefined,
  medium: 'screen' | 'paper',
): LayerIds => listIds(layers, ({ isVisible, isPrinted }) => !(medium === 'screen' ? isVisible : isPrinted));

export const isEditableLayer = ({ isVisible, isLocked }: Layer): boolean => isVisible && !isLocked;

/** Layers whose shapes can neither be selected nor changed. */
export const listUneditableLayers = (layers: readonly Layer[] | undefined): LayerIds =>
  listIds(layers, (layer) => !isEditableLayer(layer));

/** A group that has a shape on one of these layers would take it along. */
export function isOnLayers(shape: Shape, ids: LayerIds): boolean {
  if (ids.size === 0) return false;
  return shape.kind === 'group'
    ? shape.shapes.some((inner) => isOnLayers(inner, ids))
    : ids.has(shape.layer ?? defaultLayerId);
}

/** The shapes without those on hidden layers; the same list if there are none. */
export function removeHiddenShapes(shapes: readonly Shape[], hidden: LayerIds): readonly Shape[] {
  if (hidden.size === 0) return shapes;
  let hasChanged = false;
  const visible = shapes.flatMap((shape) => {
    const next = removeHiddenParts(shape, hidden);
    hasChanged ||= next !== shape;
    return next === null ? [] : [next];
  });
  return hasChanged ? visible : shapes;
}

/** A group keeps its box, about whose centre it is rotated. */
function removeHiddenParts(shape: Shape, hidden: LayerIds): Shape | null {
  if (shape.kind !== 'group') return isOnLayers(shape, hidden) ? null : shape;
  const shapes = removeHiddenShapes(shape.shapes, hidden);
  if (shapes === shape.shapes) return shape;
  return shapes.length === 0 ? null : { ...shape, shapes };
}

export function removeHiddenFromPage(page: ScenePage, hidden: LayerIds): ScenePage {
  const shapes = removeHiddenShapes(page.shapes, hidden);
  const behind = removeHiddenShapes(page.behind, hidden);
  return shapes === page.shapes && behind === page.behind ? page : { ...page, shapes, behind };
}

/** Changes the layer of each shape, also in groups; null removes the shape, and groups that it leaves empty. */
export function mapLayers(
  shapes: readonly Shape[],
  change: (layer: string | undefined, shape: Shape) => string | null | undefined,
): readonly Shape[] {
  let hasChanged = false;
  const mapped = shapes.flatMap((shape) => {
    const next = mapShapeLayer(shape, change);
    hasChanged ||= next !== shape;
    return next === null ? [] : [next];
  });
  return hasChanged ? mapped : shapes;
}

function mapShapeLayer(shape: Shape, change: Parameters<typeof mapLayers>[1]): Shape | null {
  if (shape.kind === 'group') {
    const shapes = mapLayers(shape.shapes, change);
    if (shapes === shape.shapes) return shape;
    if (shapes.length === 0) return null;
    return shapes.length === shape.shapes.length ? { ...shape, shapes } : fitGroup(shape, shapes);
  }
  const layer = change(shape.layer, shape);
  if (layer === shape.layer || layer === undefined) return shape;
  return layer === null ? null : { ...shape, layer };
}

/** Shapes on these layers go to the one that new shapes go to. */
export function removeLayers(shapes: readonly Shape[], ids: LayerIds): readonly Shape[] {
  return shapes.map((shape) => {
    if (shape.kind === 'group') return { ...shape, shapes: removeLayers(shape.shapes, ids) };
    if (shape.layer === undefined || !ids.has(shape.layer)) return shape;
    const { layer: _, ...unplaced } = shape;
    return unplaced;
  });
}

/** The same as `mapLayers` for all pages of a scene. */
export const mapSceneLayers = (scene: Scene, change: Parameters<typeof mapLayers>[1]): Scene =>
  mapPageShapes(scene, (shapes) => mapLayers(shapes, change));

/** How many shapes are on a layer, on all pages. */
export function countShapesOn({ pages }: Scene, id: string): number {
  let count = 0;
  for (const { shapes } of pages)
    for (const { kind, layer = defaultLayerId } of listAllShapes(shapes))
      if (kind !== 'group' && layer === id) count += 1;
  return count;
}

/** Every layer on which one of the shapes is. */
export function listLayersOf(shapes: readonly Shape[]): Set<string> {
  const found = new Set<string>();
  for (const { kind, layer = defaultLayerId } of listAllShapes(shapes))
    if (kind !== 'group') found.add(layer);
  return found;
}
