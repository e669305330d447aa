import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { now } from '../../lib/clock.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import type { SaveOutcome } from './saving/save-queue.ts';

interface Props {
  /** Whether the document in the frame has unsaved changes. */
  when: boolean;
  save: (options: { notify: boolean }) => Promise<SaveOutcome>;
  /** Whether the editor keeps unsaved changes on this device. */
  keepsUnsaved: boolean;
}

/** A save that has not succeeded by then will not succeed by itself. */
const stuckAfterMs = 10_000;

/** Delays navigation until the last changes are saved, which takes a moment. Asks only if that fails. */
export function SavingGuard({ when, save, keepsUnsaved }: Props) {
  const { t } = useTranslation('ui');
  const [hasFailed, setFailed] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeaving = blocker.state === 'blocked';
  const saveAndLeave = useEffectEvent(async (isCurrent: () => boolean) => {
    const { success } = await save({ notify: true });
    if (!isCurrent()) return;
    if (success) blocker.proceed?.();
    else setFailed(true);
  });
  // The router blocks the navigation until the guard lets it proceed.
  useEffect(() => {
    if (!isLeaving) return;
    let isCurrent = true;
    setFailed(false);
    void saveAndLeave(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [isLeaving]);
  useTabGuard(when, save);
  return (
    <>
      <LeavingOverlay open={isLeaving && !hasFailed} onStay={() => blocker.reset?.()} />
      <ConfirmDialog
        open={isLeaving && hasFailed}
        title={t('leaving.title')}
        cancelLabel={t('leaving.stay')}
        confirmLabel={t('leaving.leave')}
        tone="danger"
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      >
        {keepsUnsaved ? t('leaving.kept') : t('leaving.lost')}
      </ConfirmDialog>
    </>
  );
}

/** A closing tab cannot wait: the editor sends its last changes then. The browser's question appears only if saving is known to fail. */
function useTabGuard(isUnsaved: boolean, save: Props['save']): void {
  const startedAt = useRef(0);
  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    void save({ notify: false });
    if (now() - startedAt.current > stuckAfterMs) event.preventDefault();
  });
  // Listens for `beforeunload`, so that the browser asks before it closes the tab.
  useEffect(() => {
    if (!isUnsaved) return;
    startedAt.current = now();
    const listener = (event: BeforeUnloadEvent) => handleUnload(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, [isUnsaved]);
}

function LeavingOverlay({ open, onStay }: { open: boolean; onStay: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Backdrop open={open} sx={{ zIndex: 'modal' }} transitionDuration={{ enter: 400, exit: 0 }}>
      {open && (
        <Card role="status" sx={{ p: 4, textAlign: 'center', minWidth: 260 }}>
          <CircularProgress size={32} aria-hidden />
          <Typography sx={{ my: 2 }}>{t('leaving.saving')}</Typography>
          <Button color="inherit" onClick={onStay}>
            {t('leaving.stay')}
          </Button>
        </Card>
      )}
    </Backdrop>
  );
}
