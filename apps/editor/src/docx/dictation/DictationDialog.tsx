import './dictation.css';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { StoredValue } from '../../ui/stored-value.ts';
import type { DictationChoice } from './dictation-choice.ts';

interface Props {
  choice: StoredValue<DictationChoice>;
  /** Null if only the settings are changed. */
  onStart: (() => void) | null;
  onClose: () => void;
}

/** Says where the voice may go, before the first dictation and in the settings. */
export function DictationDialog({ choice: stored, onStart, onClose }: Props) {
  const t = useTexts();
  const choice = useSyncExternalStore(stored.subscribe, stored.get);
  const start = (): void => {
    stored.set({ ...choice, isAccepted: true });
    onClose();
    onStart?.();
  };
  return (
    <Dialog
      title={t(onStart === null ? 'dictation:settings' : 'dictation:name')}
      onClose={onClose}
      actions={
        onStart === null ? null : (
          <button type="button" data-first onClick={start}>
            {t('dictation:start')}
          </button>
        )
      }
    >
      <div className="dictation-terms">
        <p>{t('dictation:terms.browser')}</p>
        <p>{t('dictation:terms.here')}</p>
        <p>{t('dictation:terms.end')}</p>
        <label className="dictation-switch">
          <input
            type="checkbox"
            checked={choice.isMarked}
            onChange={({ target }) => stored.set({ ...choice, isMarked: target.checked })}
          />
          <span>
            {t('dictation:mark')}
            <small>{t('dictation:markHelp')}</small>
          </span>
        </label>
      </div>
    </Dialog>
  );
}
