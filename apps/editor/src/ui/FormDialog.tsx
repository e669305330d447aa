import type { ReactNode } from 'react';
import { useTexts } from '../i18n.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  /** What the main button says; "Apply" where it is left out. */
  action?: string;
  isReady?: boolean;
  onApply: () => void;
  /** Called instead where it is not ready: time to say why. */
  onRefused?: () => void;
  onClose: () => void;
  /** Called by the button that cancels, before it closes; Escape closes without it. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A dialog that asks for something and does it on Enter. It closes when it was done. */
export function FormDialog(props: Props) {
  const { title, action, isReady = true, onApply, onRefused, onClose, onCancel, children } = props;
  const t = useTexts();
  return (
    <Dialog title={title} onClose={onClose} hasOwnActions>
      <form
        noValidate
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) {
            onRefused?.();
            event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
            return;
          }
          onClose();
          onApply();
        }}
      >
        {children}
        <div className="dialog-actions">
          <button
            type="button"
            onClick={() => {
              onCancel?.();
              onClose();
            }}
          >
            {t('ui:cancel')}
          </button>
          <button type="submit" className="main-action">
            {action ?? t('ui:apply')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
