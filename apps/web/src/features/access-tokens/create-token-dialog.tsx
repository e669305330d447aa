import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { AccessTokenScope } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { CreateTokenForm } from './create-token-form.tsx';
import { createToken } from './token-calls.ts';

interface Props {
  offered: readonly AccessTokenScope[];
  onClose: () => void;
}

/** Shows the form, then the new token once. */
export function CreateTokenDialog({ offered, onClose }: Props) {
  const { t } = useTranslation(['own-account', 'common']);
  const id = useId();
  const client = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  const creating = useAction({
    mutationFn: createToken,
    meta: { showsOwnError: true },
    onSuccess: (created) => {
      setToken(created.token);
      return client.invalidateQueries({ queryKey: ['access-tokens'] });
    },
  });
  const isCreated = token !== null;
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        // A backdrop click must not close the dialog while it shows the token, which is shown only once.
        if (!(isCreated && reason === 'backdropClick')) onClose();
      }}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{t(isCreated ? 'tokens.made' : 'tokens.create')}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        {isCreated ? (
          <Stack sx={{ gap: 2 }}>
            <Alert severity="warning">{t('tokens.once')}</Alert>
            <CopyField label={t('tokens.token')} value={token} autoFocus />
          </Stack>
        ) : (
          <CreateTokenForm
            id={id}
            offered={offered}
            error={creating.error}
            onSubmit={(body) => creating.mutate(body)}
          />
        )}
      </DialogContent>
      <DialogActions>
        {isCreated ? (
          <Button variant="contained" onClick={onClose}>
            {t('tokens.copied')}
          </Button>
        ) : (
          <>
            <Button color="inherit" onClick={onClose} disabled={creating.isPending}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" form={id} variant="contained" loading={creating.isPending}>
              {t('tokens.create')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
