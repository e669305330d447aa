import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { defaultLayerId, type Layer } from '../scene/layer.ts';
import { useCanvas, useEditorContext } from '../state/editor-context.tsx';
import { listPageLayers } from './active-layer.ts';
import { addLayer, removeLayer, renameLayer } from './layer-commands.ts';
import { findNameProblem, getLayerName, maxLayerNameLength, suggestLayerName } from './layer-names.ts';

/** The name of a new layer, or another one for `layer`. */
export function LayerNameDialog({ layer, onClose }: { layer: Layer | null; onClose: () => void }) {
  const t = useTexts();
  const context = useEditorContext();
  const layers = useCanvas(({ scene }) => scene.layers) ?? [];
  const [name, setName] = useState(() => layer?.name ?? suggestLayerName(layers, t));
  const [isShown, setShown] = useState(false);
  const problem = findNameProblem(name, { layers, current: layer }, t);
  const apply = (): void => {
    if (layer === null) addLayer(context, name.trim(), t);
    else renameLayer(context, layer.id, name.trim(), t);
  };
  return (
    <FormDialog
      title={t(layer === null ? 'canvas:layers.new' : 'canvas:layers.rename')}
      applyLabel={t(layer === null ? 'canvas:layers.add' : 'canvas:layers.applyName')}
      isReady={problem === null}
      onApply={apply}
      onNotReady={() => setShown(true)}
      onClose={onClose}
    >
      <TextField
        label={t('canvas:layers.name')}
        value={name}
        maxLength={maxLayerNameLength}
        problem={isShown ? problem : null}
        onChange={setName}
      />
    </FormDialog>
  );
}

/** Value of the choice to delete the shapes; not the id of a layer, because those are not empty. */
const withShapes = '';

/** Asks what becomes of the shapes of a layer that is deleted. */
export function RemoveLayerDialog({
  layer,
  count,
  onClose,
}: {
  layer: Layer;
  count: number;
  onClose: () => void;
}) {
  const t = useTexts();
  const context = useEditorContext();
  const [target, setTarget] = useState(defaultLayerId);
  const targets = useCanvas(({ scene }) => (scene.layers === undefined ? [] : scene.layers));
  const name = getLayerName(layer, t);
  const pageLayers = listPageLayers({ ...context.canvas.getState().scene, layers: targets });
  const options = pageLayers
    .filter(({ id }) => id !== layer.id)
    .map((one) => [one.id, t('canvas:layers.moveTo', { name: getLayerName(one, t) })] as const);
  return (
    <FormDialog
      title={t('canvas:layers.removeTitle', { name })}
      applyLabel={t('canvas:layers.remove')}
      onApply={() => removeLayer(context, { layer, target: target === withShapes ? null : target }, t)}
      onClose={onClose}
    >
      <p>{t('canvas:layers.removeHint', { count })}</p>
      <SelectField
        label={t('canvas:layers.shapes')}
        value={target}
        options={[...options, [withShapes, t('canvas:layers.removeShapes')] as const]}
        onChange={setTarget}
      />
    </FormDialog>
  );
}
