import Button from '@mui/material/Button';
import type { ManagedAccessToken } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { revokeToken } from './token-calls.ts';
import { tokensKey } from './tokens-key.ts';

export function RevokeButton({ token: { id, name, owner } }: { token: ManagedAccessToken }) {
  const { t } = useTranslation(['admin', 'own-account']);
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const revoking = useAction({
    mutationFn: () => revokeToken(id),
    successMessage: () => t('own-account:tokens.revoked', { name }),
    onSettled: () => client.invalidateQueries({ queryKey: [tokensKey] }),
  });
  return (
    <>
      <Button
        size="small"
        aria-label={t('own-account:tokens.revokeOf', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('own-account:tokens.revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('own-account:tokens.revokeTitle', { name })}
        confirmLabel={t('own-account:tokens.revoke')}
        tone="danger"
        isBusy={revoking.isPending}
        onConfirm={() => revoking.mutate()}
        onClose={() => setIsAsking(false)}
      >
        {t('token.revokeText', { owner: owner.name })}
      </ConfirmDialog>
    </>
  );
}
