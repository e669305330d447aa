import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  open: boolean;
  title: string;
  /** What the action does, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: 'normal' | 'danger';
  isBusy?: boolean;
  /** Whether data needed before confirming is still loading. */
  isWaitingForData?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation and describes the consequences of the action. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'normal',
    isBusy = false,
    isWaitingForData = false,
  } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={isBusy ? undefined : props.onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText
          id={`${id}-text`}
          component="div"
          sx={{ '& > :first-of-type': { mt: 0 }, '& > :last-child': { mb: 0 } }}
        >
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} disabled={isBusy} color="inherit" autoFocus={tone === 'danger'}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button
          onClick={props.onConfirm}
          loading={isBusy || isWaitingForData}
          variant="contained"
          color={tone === 'danger' ? 'error' : 'primary'}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
