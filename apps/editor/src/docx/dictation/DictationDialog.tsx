import './dictation.css';
import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { dictationChoice } from './dictation-choice.ts';

interface Props {
  onStart: () => void;
  onClose: () => void;
}

/** Says before the first dictation where the voice may go. */
export function DictationDialog({ onStart, onClose }: Props) {
  const t = useTexts();
  const start = (): void => {
    dictationChoice.set({ ...dictationChoice.get(), isAccepted: true });
    onClose();
    onStart();
  };
  return (
    <Dialog
      title={t('dictation:name')}
      onClose={onClose}
      actions={
        <button type="button" className="main" data-first onClick={start}>
          {t('dictation:start')}
        </button>
      }
    >
      <div className="dictation-terms">
        <p>{t('dictation:terms.browser')}</p>
        <p>{t('dictation:terms.here')}</p>
        <p>{t('dictation:terms.end')}</p>
      </div>
    </Dialog>
  );
}
