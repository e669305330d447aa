import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../ui/copy-field.tsx';

/** Shows a new secret once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <Dialog
      open
      // A backdrop click must not close the dialog, because the secret is shown only once.
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{t('event.secret')}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <Stack sx={{ gap: 2 }}>
          <Alert severity="warning">{t('event.secretOnce')}</Alert>
          <CopyField label={t('event.secret')} value={secret} helper={t('event.secretHelp')} autoFocus />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('event.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
