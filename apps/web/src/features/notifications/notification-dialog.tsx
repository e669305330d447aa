import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Notification } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoticeTime } from './notice-time.tsx';

/** One notification in full; closed if undefined. */
export function NotificationDialog({
  notification,
  onClose,
}: {
  notification: Notification | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { t: tShell } = useTranslation('shell');
  const id = useId();
  // Keeps its content during the closing animation.
  const [last, setLast] = useState(notification);
  if (notification !== null && notification !== last) setLast(notification);
  return (
    <Dialog
      open={notification !== null}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {last?.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText
          id={`${id}-text`}
          dir="auto"
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {last?.message}
        </DialogContentText>
        {last && (
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1.5 }}>
            <NoticeTime at={last.at} />
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('close')}
        </Button>
        {typeof last?.link === 'string' && (
          <Button component={Link} to={last.link} variant="contained" onClick={onClose}>
            {tShell('notifications.open')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
