import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import { defaultLayerId, type Layer } from '../scene/layer.ts';
import { useCanvas, useEditorContext } from '../state/editor-context.tsx';
import { listPageLayers } from './active-layer.ts';
import { addLayer, removeLayer, renameLayer } from './layer-commands.ts';
import { getLayerName, suggestLayerName } from './layer-names.ts';

/** The name of a new layer, or another one for `layer`. */
export function LayerNameDialog({ layer, onClose }: { layer: Layer | null; onClose: () => void }) {
  const t = useTexts();
  const context = useEditorContext();
  const layers = useCanvas(({ scene }) => scene.layers) ?? [];
  const others = layers.filter(({ id }) => id !== layer?.id);
  return (
    <NameDialog
      title={t(layer === null ? 'canvas:layers.new' : 'canvas:layers.rename')}
      applyLabel={t(layer === null ? 'canvas:names.add' : 'canvas:names.rename')}
      initialName={layer?.name ?? suggestLayerName(layers, t)}
      usedNames={others.flatMap((other) => [other.name, getLayerName(other, t)])}
      usedText={t('canvas:layers.nameUsed')}
      onApply={(name) =>
        layer === null ? addLayer(context, name, t) : renameLayer(context, { id: layer.id, name }, t)
      }
      onClose={onClose}
    />
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
  const layers = useCanvas(({ scene }) => scene.layers);
  const name = getLayerName(layer, t);
  const options = listPageLayers(layers)
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
