import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  onRetry: () => void;
  onClose: () => void;
}

/** Shown if a dialog's code could not be loaded. The page under it stays. */
export function FailedDialog({ onRetry, onClose }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t('error.notLoaded')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('error.checkConnection')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" onClick={onRetry}>
          {t('retry')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
