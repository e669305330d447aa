import type { TFunction } from 'i18next';
import i18next from 'i18next';
import { showToast } from '../../ui/toast.ts';
import { changeSelected } from '../commands/editor-commands.ts';
import { createLayer, defaultLayerId, type Layer } from '../scene/layer.ts';
import type { Scene, Shape } from '../scene/scene.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { canAddShapes } from './active-layer.ts';
import { getLayerName } from './layer-names.ts';
import { listLayersOf, mapLayers, mapSceneLayers } from './shape-layers.ts';

/** User actions on layers. Each is one undo step and is announced to screen readers. */

/** False, with a message, if all layers are hidden or locked, so that a new shape could not be selected. */
export function requireEditableLayer({ canvas }: EditorContext): boolean {
  const canAdd = canAddShapes(canvas.getState().scene);
  if (!canAdd) showToast({ text: i18next.t('canvas:layers.noneEditable') });
  return canAdd;
}

const replaceLayer = (scene: Scene, id: string, change: (layer: Layer) => Layer): Scene => ({
  ...scene,
  layers: (scene.layers ?? []).map((layer) => (layer.id === id ? change(layer) : layer)),
});

/** The new layer is the one that new shapes go to. */
export function addLayer({ canvas, newId, announce }: EditorContext, name: string, t: TFunction): void {
  const { scene } = canvas.getState();
  const layer = createLayer(newId(), name);
  canvas.change({ ...scene, layers: [...(scene.layers ?? []), layer] });
  canvas.select({ layerId: layer.id });
  announce(t('canvas:layers.said.added', { name }));
}

export function renameLayer(
  { canvas, announce }: EditorContext,
  { id, name }: Pick<Layer, 'id' | 'name'>,
  t: TFunction,
): void {
  canvas.change(replaceLayer(canvas.getState().scene, id, (layer) => ({ ...layer, name })));
  announce(t('canvas:layers.said.renamed', { name }));
}

export type LayerFlag = 'isVisible' | 'isPrinted' | 'isLocked';

export function toggleLayer(
  { canvas, announce }: EditorContext,
  { layer, flag }: { layer: Layer; flag: LayerFlag },
  t: TFunction,
): void {
  const isSet = !layer[flag];
  canvas.change(replaceLayer(canvas.getState().scene, layer.id, (one) => ({ ...one, [flag]: isSet })));
  announce(t(`canvas:layers.said.${flag}.${isSet}`, { name: getLayerName(layer, t) }));
}

/** The shapes of a deleted layer go to another one, or (null) are deleted with it. */
export function removeLayer(
  { canvas, announce }: EditorContext,
  { layer, target }: { layer: Layer; target: string | null },
  t: TFunction,
): void {
  const { scene } = canvas.getState();
  const layers = (scene.layers ?? []).filter(({ id }) => id !== layer.id);
  const emptied = mapSceneLayers({ ...scene, layers }, (id) =>
    (id ?? defaultLayerId) === layer.id ? target : id,
  );
  canvas.change(emptied);
  announce(t('canvas:layers.said.removed', { name: getLayerName(layer, t) }));
}

export function moveSelectedToLayer(context: EditorContext, layer: Layer, t: TFunction): void {
  const { ids } = context.canvas.getState();
  changeSelected(context, (shape) => mapLayers([shape], () => layer.id)[0] ?? shape);
  context.announce(t('canvas:layers.said.moved', { count: ids.length, name: getLayerName(layer, t) }));
}

function isOnlyOn(shape: Shape, id: string): boolean {
  const [first, ...others] = listLayersOf([shape]);
  return first === id && others.length === 0;
}

/** Selects the shapes of the page that are on a layer only. */
export function selectShapesOnLayer({ canvas, announce }: EditorContext, layer: Layer, t: TFunction): void {
  const ids = canvas
    .getPage()
    .shapes.filter((shape) => isOnlyOn(shape, layer.id))
    .map(({ id }) => id);
  canvas.select({ groupId: null, ids, textPath: null });
  announce(t('canvas:layers.said.selected', { count: ids.length, name: getLayerName(layer, t) }));
}
