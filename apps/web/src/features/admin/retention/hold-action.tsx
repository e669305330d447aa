import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { RetainedClass } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { endHold, placeHold, retentionKey } from './retention-calls.ts';

/** Places a hold on a class, or ends it. */
export function HoldAction({ row }: { row: RetainedClass }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  if (row.hold !== null) return <EndHold row={row} deletedAccounts={row.hold.deletedAccounts} />;
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={t('retention.holdOf', { name: row.name })}
      >
        {t('retention.hold')}
      </Button>
      {isOpen && <HoldDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks first if work of deleted accounts goes with the hold. */
function EndHold({ row, deletedAccounts }: { row: RetainedClass; deletedAccounts: number }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const end = useAction({
    mutationFn: () => endHold(row.id),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [retentionKey] });
      setAsking(false);
    },
  });
  return (
    <>
      <Button
        size="small"
        loading={end.isPending}
        onClick={() => (deletedAccounts > 0 ? setAsking(true) : end.mutate())}
        aria-label={t('retention.endHoldOf', { name: row.name })}
      >
        {t('retention.endHold')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('retention.endHoldTitle')}
        confirmLabel={t('retention.endHold')}
        tone="danger"
        isBusy={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('retention.endHoldText', { count: deletedAccounts })}
      </ConfirmDialog>
    </>
  );
}

function HoldDialog({ row, onClose }: { row: RetainedClass; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const place = useAction({
    mutationFn: () => placeHold({ classId: row.id, reason }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [retentionKey] });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('retention.holdTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('retention.holdText')}</DialogContentText>
        <TextField
          label={t('retention.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          fullWidth
          autoFocus
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('retention.cancel')}</Button>
        <Button
          variant="contained"
          disabled={reason.trim() === ''}
          loading={place.isPending}
          onClick={() => place.mutate()}
        >
          {t('retention.hold')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
