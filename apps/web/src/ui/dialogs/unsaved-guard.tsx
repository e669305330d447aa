import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Labels of the answers: named actions, or Disagree (stay) and Agree (discard), if the page has fixed words. */
export type UnsavedAnswers = 'acts' | 'agree';

/** Render in a page or dialog with a form: asks before leaving with unsaved changes. */
export function UnsavedGuard({ isUnsaved, answers }: { isUnsaved: boolean; answers?: UnsavedAnswers }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  // Listens for `beforeunload`, so that the browser asks before it closes the tab.
  useEffect(() => {
    if (!isUnsaved) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [isUnsaved]);
  return (
    <UnsavedDialog
      open={blocker.state === 'blocked'}
      {...(answers && { answers })}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

interface DialogProps {
  open: boolean;
  answers?: UnsavedAnswers;
  onStay: () => void;
  onLeave: () => void;
}

export function UnsavedDialog({ open, answers = 'acts', onStay, onLeave }: DialogProps) {
  const { t } = useTranslation('ui');
  return (
    <ConfirmDialog
      open={open}
      title={t('unsaved.title')}
      cancelLabel={t(`unsaved.${answers}.stay`)}
      confirmLabel={t(`unsaved.${answers}.leave`)}
      tone="danger"
      onClose={onStay}
      onConfirm={onLeave}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
