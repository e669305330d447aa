import type { HostButton } from '@redraft/wopi';
import type { Appearance } from '../../appearance.ts';
import type { HostBridge } from '../../frame/host/host-bridge.ts';
import type { HostUi } from '../../frame/host/host-ui.ts';
import { useTexts } from '../../i18n.ts';
import { allKeys } from './all-keys.ts';
import { Bar } from './bar/Bar.tsx';
import { type BarItem, idOf } from './bar/bar-item.ts';
import { barItems } from './bar/bar-items.ts';
import { useQuietValue } from './quiet-value.ts';
import { useRegions } from './use-regions.ts';
import { useToolKeys } from './use-tool-keys.ts';

interface Props {
  appearance: Appearance;
  ui: HostUi;
  bridge: HostBridge;
  onClose: (() => void) | null;
}

/** The one row of tools above the text; on phones below it. */
export function Tools({ appearance, ui, bridge, onClose }: Props) {
  const t = useTexts();
  const canWrite = useQuietValue((editing) => editing.canWrite());
  const away = useQuietValue((editing) =>
    barItems
      .filter((item) => item.kind === 'menu' && item.menu.isThere?.(editing) === false)
      .map(idOf)
      .join(),
  );
  useToolKeys(allKeys);
  useRegions();
  const there = barItems.filter(
    (item) => !away.split(',').includes(idOf(item)) && (canWrite || isForReaders(item)),
  );
  const hasBar = appearance.showToolbar && ui.showMenubar;
  const hostButtons = ui.buttons.filter((button) => !ui.hidden.has(button.id));
  if (!hasBar && hostButtons.length === 0 && onClose === null) return null;
  return (
    <header className="tools">
      {hasBar ? <Bar items={there} /> : null}
      {hostButtons.map((button) => (
        <HostButtonView
          key={button.id}
          button={button}
          onPress={() => bridge.post('Clicked_Button', { Id: button.id })}
        />
      ))}
      {onClose === null ? null : (
        <button type="button" className="quiet-action" onClick={onClose}>
          {t('close')}
        </button>
      )}
    </header>
  );
}

function isForReaders(item: BarItem): boolean {
  return item.kind === 'menu' && item.menu.isForReaders === true;
}

function HostButtonView({ button, onPress }: { button: HostButton; onPress: () => void }) {
  const name = button.label || button.hint || button.id;
  const hasImage = /^(https?:\/\/|\/|data:image\/)/i.test(button.imgurl);
  return (
    <button
      type="button"
      className="quiet-action host-button"
      title={button.hint}
      aria-label={name}
      data-mobile={button.mobile}
      onClick={onPress}
    >
      {hasImage ? <img src={button.imgurl} alt="" width={16} height={16} /> : null}
      <span data-beside-image={hasImage}>{name}</span>
    </button>
  );
}
