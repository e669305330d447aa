import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { AssignmentId, ClassId } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PracticeDialog } from '../practice/practice-dialog.tsx';

const parts = ['where', 'why', 'next', 'suggest', 'saved'] as const;

interface Props {
  classId: ClassId;
  assignmentId: AssignmentId;
  onClose: () => void;
}

/** How to write a review, and what makes a comment helpful. */
export function ReviewHelp({ classId, assignmentId, onClose }: Props) {
  const { t } = useTranslation(['peer-review', 'common']);
  const id = useId();
  const [isPractising, setPractising] = useState(false);
  if (isPractising) return <PracticeDialog classId={classId} assignmentId={assignmentId} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('help.title')}</DialogTitle>
      {/* Scroll containers must be focusable by keyboard. */}
      <DialogContent tabIndex={0}>
        {parts.map((part) => (
          <section key={part}>
            <Typography variant="h6" component="h3" sx={{ mt: 1.5 }}>
              {t(`help.${part}.title`)}
            </Typography>
            <Typography>{t(`help.${part}.text`)}</Typography>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setPractising(true)}>{t('practice.open')}</Button>
        <Button onClick={onClose} autoFocus>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
