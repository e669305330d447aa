import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Put into a page or dialog with a form: leaving it with unsaved changes asks first. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  // Synchronises with the browser's own question on closing the tab.
  useEffect(() => {
    if (!when) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [when]);
  return (
    <UnsavedDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

interface DialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Disagree stays, Agree gives the changes up. */
export function UnsavedDialog({ open, onStay, onLeave }: DialogProps) {
  const { t } = useTranslation('ui');
  return (
    <ConfirmDialog
      open={open}
      title={t('unsaved.title')}
      cancelLabel={t('unsaved.disagree')}
      confirmLabel={t('unsaved.agree')}
      tone="danger"
      onClose={onStay}
      onConfirm={onLeave}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
