import type { HostButton } from '@redraft/wopi';
import { useTexts } from '../i18n.ts';
import type { SaveState } from '../saving/save-loop.ts';
import { SaveStatus } from './SaveStatus.tsx';

/** Title, save state, the host's own buttons, close. */
export function TopBar(props: {
  title: string;
  save: SaveState | 'viewOnly';
  buttons: readonly HostButton[];
  onButton: (id: string) => void;
  onClose: (() => void) | null;
}) {
  const t = useTexts();
  return (
    <header className="top-bar">
      <span className="title">{props.title}</span>
      {props.save === 'viewOnly' ? (
        <span className="view-only">{t('viewOnly')}</span>
      ) : (
        <SaveStatus state={props.save} />
      )}
      <div className="host-buttons">
        {props.buttons.map((button) => (
          <HostButtonView key={button.id} button={button} onPress={() => props.onButton(button.id)} />
        ))}
        {props.onClose === null ? null : (
          <button type="button" onClick={props.onClose}>
            {t('close')}
          </button>
        )}
      </div>
    </header>
  );
}

function HostButtonView({ button, onPress }: { button: HostButton; onPress: () => void }) {
  const name = button.label || button.hint || button.id;
  return (
    <button type="button" title={button.hint} aria-label={name} data-mobile={button.mobile} onClick={onPress}>
      {isImageAddress(button.imgurl) ? <img src={button.imgurl} alt="" width={16} height={16} /> : null}
      <span className={isImageAddress(button.imgurl) ? 'wide-only' : undefined}>{name}</span>
    </button>
  );
}

function isImageAddress(address: string): boolean {
  return /^(https?:\/\/|\/|data:image\/)/i.test(address);
}
