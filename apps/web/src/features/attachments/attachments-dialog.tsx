import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from './attachment-list.tsx';

interface Props {
  submission: Pick<ReadSubmission, 'submissionId' | 'classTimezone'>;
  /** Student and assignment. */
  subtitle: string;
  onClose: () => void;
}

/** A student's attachments, for staff. */
export function AttachmentsDialog({ submission, subtitle, onClose }: Props) {
  const { t } = useTranslation(['attachments', 'ui']);
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {t('dialogTitle')}
        <Typography variant="body2" color="textSecondary" dir="auto">
          {subtitle}
        </Typography>
      </DialogTitle>
      <DialogContent>
        <AttachmentList
          submissionId={submission.submissionId}
          audience="submission"
          zone={submission.classTimezone}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
