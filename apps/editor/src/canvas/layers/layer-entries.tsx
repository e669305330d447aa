import type { TFunction } from 'i18next';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { getSelectedShapes } from '../commands/editor-commands.ts';
import type { Layer } from '../scene/layer.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { listPageLayers } from './active-layer.ts';
import { LayerNameDialog, RemoveLayerDialog } from './LayerDialogs.tsx';
import { moveSelectedToLayer, removeLayer, selectShapesOnLayer } from './layer-commands.ts';
import { getLayerName, isStandardLayer } from './layer-names.ts';
import { countShapesOn, isEditableLayer, listLayersOf } from './shape-layers.ts';

/** The menu of a layer in the panel. */
export function createLayerEntries(context: EditorContext, layer: Layer, t: TFunction): readonly MenuEntry[] {
  const { canvas, showDialog } = context;
  const close = (): void => showDialog(null);
  const remove = (): void => {
    const count = countShapesOn(canvas.getState().scene, layer.id);
    if (count === 0) removeLayer(context, { layer, target: null }, t);
    else showDialog(<RemoveLayerDialog layer={layer} count={count} onClose={close} />);
  };
  return [
    {
      kind: 'action',
      id: 'layer-select',
      label: t('canvas:layers.select'),
      isEnabled: isEditableLayer(layer),
      run: () => selectShapesOnLayer(context, layer, t),
    },
    {
      kind: 'action',
      id: 'layer-move',
      label: t('canvas:layers.moveHere'),
      isEnabled: isEditableLayer(layer) && canvas.getState().ids.length > 0,
      run: () => moveSelectedToLayer(context, layer, t),
    },
    { kind: 'separator', id: 'separator-layer' },
    {
      kind: 'action',
      id: 'layer-rename',
      label: t('canvas:layers.renameEntry'),
      isEnabled: !isStandardLayer(layer),
      run: () => showDialog(<LayerNameDialog layer={layer} onClose={close} />),
    },
    {
      kind: 'action',
      id: 'layer-remove',
      label: t('canvas:layers.remove'),
      isEnabled: !isStandardLayer(layer) && !layer.isLocked,
      run: remove,
    },
  ];
}

/** The layer of the selection, as a submenu; nothing in documents without layers. */
export function createLayerMenu(context: EditorContext, t: TFunction): readonly MenuEntry[] {
  const { layers } = context.canvas.getState().scene;
  if (layers === undefined) return [];
  const current = listLayersOf(getSelectedShapes(context));
  const createEntry = (layer: Layer): ActionEntry => ({
    kind: 'action',
    id: `to-layer-${layer.id}`,
    label: getLayerName(layer, t),
    isRadio: true,
    checked: current.size === 1 && current.has(layer.id),
    isEnabled: isEditableLayer(layer),
    run: () => moveSelectedToLayer(context, layer, t),
  });
  return [
    {
      kind: 'menu',
      id: 'to-layer',
      label: t('canvas:layers.ofSelection'),
      isEnabled: current.size > 0,
      entries: () => [{ kind: 'group', id: 'to-layers', entries: listPageLayers(layers).map(createEntry) }],
    },
  ];
}
