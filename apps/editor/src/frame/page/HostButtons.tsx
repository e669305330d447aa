import type { HostButton } from '@redraft/wopi';
import { useTexts } from '../../i18n.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import type { HostUi } from '../host/host-ui.ts';

interface Props {
  ui: HostUi;
  bridge: HostBridge;
  /** Null if the host closes the page itself. */
  onClose: (() => void) | null;
}

/** Buttons that the host added to the toolbar. */
export function HostButtons({ ui, bridge, onClose }: Props) {
  const t = useTexts();
  return (
    <>
      {listHostButtons(ui).map((button) => (
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
    </>
  );
}

export function listHostButtons(ui: HostUi): HostButton[] {
  return ui.buttons.filter((button) => !ui.hidden.has(button.id));
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
