import type { HostButton } from '@redraft/wopi';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import type { HostUi } from '../host/host-ui.ts';

interface Props {
  ui: HostUi;
  bridge: HostBridge;
  /** Null where the host closes the page itself. */
  onClose: (() => void) | null;
  /** The bar of tools; null where the host wants none. */
  children: ReactNode;
}

/** The one row above the document, on phones below it: its tools, and what the host has put beside them. */
export function PageHead({ ui, bridge, onClose, children }: Props) {
  const t = useTexts();
  const hostButtons = ui.buttons.filter((button) => !ui.hidden.has(button.id));
  if (children === null && hostButtons.length === 0 && onClose === null) return null;
  return (
    <header className="tools">
      {children}
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
