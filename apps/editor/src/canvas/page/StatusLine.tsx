import { Minus, Plus } from 'lucide-react';
import { SaveStatus } from '../../frame/page/SaveStatus.tsx';
import type { SaveState } from '../../frame/saving/save-loop.ts';
import { useTexts } from '../../i18n.ts';
import { FixedWidthText } from '../../ui/FixedWidthText.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import { getZoom, zoomBy, zoomPresets, zoomTo } from '../stage/zoom.ts';
import { useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';

/** Status below the page: save state, page number and zoom. */
export function StatusLine({
  state,
  isWhole: showsDetails,
}: {
  state: SaveState | 'viewOnly';
  isWhole: boolean;
}) {
  const t = useTexts();
  const { labelPrefix } = useEditorContext().capabilities;
  const pages = useCanvas(({ scene }) => scene.pages.length);
  const page = useCanvas(({ scene, pageId }) => scene.pages.findIndex(({ id }) => id === pageId) + 1);
  return (
    <footer className="status-line" data-region="status">
      {showsDetails ? <span>{t(`canvas:${labelPrefix}.place`, { page, pages })}</span> : null}
      <span className="status-end">
        {state === 'viewOnly' ? (
          <span className="view-only">{t('viewOnly')}</span>
        ) : (
          <SaveStatus state={state} />
        )}
        {showsDetails ? <Zoom /> : null}
      </span>
    </footer>
  );
}

/** Three digits, the widest value. */
const widestZoom = 8.88;

function Zoom() {
  const t = useTexts();
  const context = useEditorContext();
  const zoom = useUiState(getZoom);
  const selectedZoom = useUiState((uiState) => uiState.zoom);
  const percent = (value: number): string => t('canvas:percent', { value: Math.round(value * 100) });
  const entries = (): readonly MenuEntry[] => [
    {
      kind: 'group',
      id: 'zooms',
      entries: zoomPresets.map((preset) => ({
        kind: 'action',
        id: `zoom-${preset * 100}`,
        label: percent(preset),
        isRadio: true,
        checked: selectedZoom === preset,
        run: () => zoomTo(context, preset),
      })),
    },
    { kind: 'separator', id: 'separator-zoom' },
    {
      kind: 'action',
      id: 'zoom-fit',
      label: t('canvas:tool.zoomFit'),
      checked: selectedZoom === 'fit',
      run: () => zoomTo(context, 'fit'),
    },
  ];
  return (
    <span className="zoom">
      <button
        type="button"
        className="wide-only"
        aria-label={t('canvas:tool.zoomOut')}
        title={t('canvas:tool.zoomOut')}
        onClick={() => zoomBy(context, -1)}
      >
        <Minus size={14} aria-hidden />
      </button>
      <MenuButton
        id="zoom"
        label={t('canvas:zoomAt', { zoom: percent(zoom) })}
        className=""
        entries={entries}
      >
        <FixedWidthText possibleTexts={[percent(widestZoom)]}>{percent(zoom)}</FixedWidthText>
      </MenuButton>
      <button
        type="button"
        className="wide-only"
        aria-label={t('canvas:tool.zoomIn')}
        title={t('canvas:tool.zoomIn')}
        onClick={() => zoomBy(context, 1)}
      >
        <Plus size={14} aria-hidden />
      </button>
    </span>
  );
}
