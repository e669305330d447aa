import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AccessToken } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../lib/class-time.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { revokeToken } from './token-calls.ts';

export function TokenLine({ token }: { token: AccessToken }) {
  const { t } = useTranslation('own-account');
  const { name, hint, scopes, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
    >
      <Stack sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography component="code" variant="body2" dir="ltr" color="textSecondary">
            …{hint}
          </Typography>
          {isExpired && <Chip size="small" label={t('tokens.expired')} />}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {scopes.map((scope) => t(`tokens.scope.${scope}`)).join(', ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('tokens.expires')}: <DateTimeText inWords iso={expiresAt} zone={viewerZone()} />
          {' · '}
          {t('tokens.lastUsed')}:{' '}
          {lastUsedAt === null ? (
            t('tokens.never')
          ) : (
            <DateTimeText inWords iso={lastUsedAt} zone={viewerZone()} />
          )}
        </Typography>
      </Stack>
      <Revoke token={token} />
    </Stack>
  );
}

function Revoke({ token: { id, name, isExpired } }: { token: AccessToken }) {
  const { t } = useTranslation('own-account');
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const revoking = useAction({
    mutationFn: () => revokeToken(id),
    successMessage: () => t('tokens.revoked', { name }),
    onSettled: () => client.invalidateQueries({ queryKey: ['access-tokens'] }),
  });
  return (
    <>
      <Button
        size="small"
        aria-label={t('tokens.revokeOf', { name })}
        onClick={() => (isExpired ? revoking.mutate() : setIsAsking(true))}
        loading={revoking.isPending}
      >
        {t(isExpired ? 'tokens.remove' : 'tokens.revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('tokens.revokeTitle', { name })}
        confirmLabel={t('tokens.revoke')}
        tone="danger"
        isBusy={revoking.isPending}
        onConfirm={() => revoking.mutate()}
        onClose={() => setIsAsking(false)}
      >
        {t('tokens.revokeText')}
      </ConfirmDialog>
    </>
  );
}
