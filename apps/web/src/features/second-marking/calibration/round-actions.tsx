import Button from '@mui/material/Button';
import type { Calibration } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useMarkingAction } from '../use-second-marking.ts';
import { endCalibration, showCalibrationMarks } from './calibration-calls.ts';

/** For the instructor: to show the marks before all are there, and to end the round; both are asked. */
export function RoundActions({ calibration: { assignmentId, round } }: { calibration: Calibration }) {
  const { t } = useTranslation('calibration');
  const [asked, setAsked] = useState<'show' | 'end' | null>(null);
  const show = useMarkingAction(showCalibrationMarks);
  const end = useMarkingAction(endCalibration, () => t('ended'));
  const close = () => setAsked(null);
  const handleShow = () => show.mutate(assignmentId, { onSettled: close });
  const handleEnd = () => end.mutate(assignmentId, { onSettled: close });
  return (
    <>
      {round?.isShown === false && (
        <Button variant="outlined" onClick={() => setAsked('show')}>
          {t('show')}
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={() => setAsked('end')}>
        {t('end')}
      </Button>
      <ConfirmDialog
        open={asked === 'show'}
        title={t('showTitle')}
        confirmLabel={t('show')}
        isBusy={show.isPending}
        onConfirm={handleShow}
        onClose={close}
      >
        {t('showText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'end'}
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
