import { mapPageShapes } from '../commands/find-shapes.ts';
import { defaultLayerId, dimensionLayerId, type Layer, masterLayerIds } from '../scene/layer.ts';
import type { Scene, Shape } from '../scene/scene.ts';
import { isEditableLayer, mapLayers } from './shape-layers.ts';

/** The layers that pages have, in the order of the file. */
export const listPageLayers = (layers: readonly Layer[] = []): readonly Layer[] =>
  layers.filter(({ id }) => !masterLayerIds.includes(id));

/** The layer that new shapes go to: the chosen one, or another one if that is hidden or locked; null if all are. */
export function findActiveLayer(layers: readonly Layer[] | undefined, chosenId: string): Layer | null {
  const editable = listPageLayers(layers).filter(isEditableLayer);
  return editable.find(({ id }) => id === chosenId) ?? editable[0] ?? null;
}

/** Whether shapes can be added; documents without layers always take them. */
export const canAddShapes = ({ layers }: Scene): boolean =>
  layers === undefined || findActiveLayer(layers, defaultLayerId) !== null;

/**
 * Puts shapes without a layer, or with one of another document, on the active layer, and dimension lines on theirs. Other pages than the changed ones
 * are not looked at.
 */
export function assignLayers(before: Scene, after: Scene, chosenId: string): Scene {
  const { layers } = after;
  if (layers === undefined || before.pages === after.pages) return after;
  const ids = new Set(layers.map(({ id }) => id));
  const activeId = findActiveLayer(layers, chosenId)?.id ?? chosenId;
  const hasDimensionLayer = layers.some((layer) => layer.id === dimensionLayerId && isEditableLayer(layer));
  const chooseLayer = (layer: string | undefined, shape: Shape): string => {
    if (layer !== undefined && ids.has(layer)) return layer;
    const isDimension = shape.kind === 'line' && shape.dimension !== undefined;
    return isDimension && hasDimensionLayer ? dimensionLayerId : activeId;
  };
  const shapesBefore = new Map(before.pages.map(({ id, shapes }) => [id, shapes]));
  return mapPageShapes(
    after,
    (shapes) => mapLayers(shapes, chooseLayer),
    ({ id, shapes }) => shapesBefore.get(id) !== shapes,
  );
}
