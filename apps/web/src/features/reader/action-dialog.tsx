import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  onClose: () => void;
  /** Button of the action; omitted if the content has its own buttons. */
  action?: ReactNode;
  children: ReactNode;
}

/** A dialog about one decision; full width on phones. */
export function ActionDialog({ title, onClose, action, children }: Props) {
  const { t } = useTranslation(['common', 'ui']);
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {action === undefined ? t('ui:close') : t('common:cancel')}
        </Button>
        {action}
      </DialogActions>
    </Dialog>
  );
}
