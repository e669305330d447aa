import type { ReactNode } from 'react';
import { useTexts } from '../i18n.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  /** Label of the main button; "Apply" if undefined. */
  applyLabel?: string;
  isReady?: boolean;
  onApply: () => void;
  /** Called instead of `onApply` if the form is not ready, to show why. */
  onNotReady?: () => void;
  onClose: () => void;
  /** Called by the cancel button, before closing; Escape closes without it. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A dialog with a form that is applied on Enter. It closes after a successful action. */
export function FormDialog(props: Props) {
  const { title, applyLabel, isReady = true, onApply, onNotReady, onClose, onCancel, children } = props;
  const t = useTexts();
  return (
    <Dialog title={title} onClose={onClose} hasOwnActions>
      <form
        noValidate
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) {
            onNotReady?.();
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
            {applyLabel ?? t('ui:apply')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
