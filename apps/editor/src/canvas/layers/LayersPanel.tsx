import './layers.css';
import { Ellipsis, Eye, EyeOff, Lock, LockOpen, Plus, Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import type { Layer } from '../scene/layer.ts';
import { useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { findActiveLayer, listPageLayers } from './active-layer.ts';
import { LayerNameDialog } from './LayerDialogs.tsx';
import { type LayerFlag, toggleLayer } from './layer-commands.ts';
import { createLayerEntries } from './layer-entries.tsx';
import { getLayerName } from './layer-names.ts';
import { isEditableLayer } from './shape-layers.ts';

/** The layers of a drawing: which one new shapes go to, and which are shown, printed and locked. */
export function LayersPanel() {
  const t = useTexts();
  const context = useEditorContext();
  const isOpen = useUiState(({ panel }) => panel === 'layers');
  const layers = useCanvas(({ scene }) => scene.layers);
  const chosenId = useCanvas((now) => now.layerId);
  const canWrite = useCanvas((now) => now.canWrite);
  const groupName = useId();
  if (!isOpen || layers === undefined) return null;
  const active = findActiveLayer(layers, chosenId);
  return (
    <SidePanel
      title={t('canvas:layers.title')}
      className="layers"
      onClose={() => context.setUiState({ panel: null })}
      focusDocument={context.focus}
    >
      <p className="panel-hint">{t(active === null ? 'canvas:layers.noneEditable' : 'canvas:layers.hint')}</p>
      <fieldset className="layer-list">
        <legend className="unseen">{t('canvas:layers.active')}</legend>
        <ul>
          {listPageLayers(layers).map((layer) => (
            <LayerRow
              key={layer.id}
              layer={layer}
              groupName={groupName}
              isActive={layer.id === active?.id}
              canWrite={canWrite}
            />
          ))}
        </ul>
      </fieldset>
      <button
        type="button"
        className="quiet-action"
        disabled={!canWrite}
        onClick={() =>
          context.showDialog(<LayerNameDialog layer={null} onClose={() => context.showDialog(null)} />)
        }
      >
        <Plus size={16} aria-hidden />
        {t('canvas:layers.new')}
      </button>
    </SidePanel>
  );
}

interface RowProps {
  layer: Layer;
  groupName: string;
  isActive: boolean;
  canWrite: boolean;
}

function LayerRow({ layer, groupName, isActive, canWrite }: RowProps) {
  const t = useTexts();
  const context = useEditorContext();
  const name = getLayerName(layer, t);
  const { isVisible, isPrinted, isLocked } = layer;
  const toggle = (flag: LayerFlag, icon: ReactNode) => (
    <LayerToggle {...{ layer, flag, canWrite }}>{icon}</LayerToggle>
  );
  return (
    <li className="layer" data-active={isActive || undefined}>
      <label className="layer-name">
        <input
          type="radio"
          name={groupName}
          checked={isActive}
          disabled={!canWrite || !isEditableLayer(layer)}
          onChange={() => context.canvas.select({ layerId: layer.id })}
        />
        <span dir="auto" title={name}>
          {name}
        </span>
      </label>
      {toggle('isVisible', isVisible ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />)}
      {toggle('isPrinted', <Printer size={16} aria-hidden data-off={!isPrinted || undefined} />)}
      {toggle('isLocked', isLocked ? <Lock size={16} aria-hidden /> : <LockOpen size={16} aria-hidden />)}
      <MenuButton
        id={`layer-${layer.id}`}
        label={t('canvas:layers.menu', { name })}
        className="icon-button"
        isEnabled={canWrite}
        entries={() => createLayerEntries(context, layer, t)}
      >
        <Ellipsis size={16} aria-hidden />
      </MenuButton>
    </li>
  );
}

function LayerToggle({
  layer,
  flag,
  canWrite,
  children,
}: {
  layer: Layer;
  flag: LayerFlag;
  canWrite: boolean;
  children: ReactNode;
}) {
  const t = useTexts();
  const context = useEditorContext();
  const label = t(`canvas:layers.${flag}`, { name: getLayerName(layer, t) });
  return (
    <button
      type="button"
      className="icon-button layer-toggle"
      aria-label={label}
      title={label}
      aria-pressed={layer[flag]}
      disabled={!canWrite}
      onClick={() => toggleLayer(context, { layer, flag }, t)}
    >
      {children}
    </button>
  );
}
