import Button from '@mui/material/Button';
import type { Calibration } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useMarkingAction } from '../use-second-marking.ts';
import { endCalibration, showCalibrationMarks } from './calibration-calls.ts';

/** Instructor actions: reveal the marks early, or end the round; both ask first. */
export function RoundActions({ calibration: { assignmentId, round } }: { calibration: Calibration }) {
  const { t } = useTranslation('calibration');
  const [confirming, setConfirming] = useState<'show' | 'end' | null>(null);
  const show = useMarkingAction(showCalibrationMarks);
  const end = useMarkingAction(endCalibration, () => t('ended'));
  const close = () => setConfirming(null);
  const handleShow = () => show.mutate(assignmentId, { onSettled: close });
  const handleEnd = () => end.mutate(assignmentId, { onSettled: close });
  return (
    <>
      {round?.isShown === false && (
        <Button variant="outlined" onClick={() => setConfirming('show')}>
          {t('show')}
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={() => setConfirming('end')}>
        {t('end')}
      </Button>
      <ConfirmDialog
        open={confirming === 'show'}
        title={t('showTitle')}
        confirmLabel={t('show')}
        isBusy={show.isPending}
        onConfirm={handleShow}
        onClose={close}
      >
        {t('showText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={confirming === 'end'}
        title={t('endTitle')}
        confirmLabel={t('end')}
        tone="danger"
        isBusy={end.isPending}
        onConfirm={handleEnd}
        onClose={close}
      >
        {t('endText')}
      </ConfirmDialog>
    </>
  );
}
