import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  student: string;
  /** The grader has already confirmed. */
  isConfirmed: boolean;
  onConfirmChange: () => void;
}

/** Confirmation for grading a text that was not submitted. */
export function GradeAllTheSame({ student, isConfirmed, onConfirmChange }: Props) {
  const { t } = useTranslation(['grading', 'common']);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1 }}>
        {isConfirmed ? t('grade.unsubmitted') : t('grade.notYet')}
      </Typography>
      {!isConfirmed && (
        <Button size="small" onClick={() => setAsking(true)} sx={{ mt: 0.5, ml: -1.75 }}>
          {t('grade.allTheSame')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('grade.unsubmittedTitle')}
        confirmLabel={t('grade.unsubmittedConfirm')}
        onConfirm={() => {
          setAsking(false);
          onConfirmChange();
        }}
        onClose={() => setAsking(false)}
      >
        {t('grade.unsubmittedText', { student })}
      </ConfirmDialog>
    </>
  );
}
