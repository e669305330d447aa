import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ConnectedInstitution } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { viewerZone } from '../../lib/class-time.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { connectInstitution, disconnectInstitution, loadInstitutions } from './institution-calls.ts';

/** Connected single sign-on institutions, on the profile page. Renders nothing if none are configured. */
export function InstitutionsCard() {
  const { t } = useTranslation('accounts');
  const { data: institutions = [] } = useQuery({
    queryKey: ['institutions'],
    queryFn: ({ signal }) => loadInstitutions(signal),
  });
  if (institutions.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="institutions" sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
      <Typography variant="h3" component="h2" id="institutions">
        {t('institutions.title')}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, mt: 2, gap: 2, listStyle: 'none' }}>
        {institutions.map((institution) => (
          <OneInstitution key={institution.way} institution={institution} />
        ))}
      </Stack>
    </Card>
  );
}

function OneInstitution({ institution }: { institution: ConnectedInstitution }) {
  const { t } = useTranslation('accounts');
  const { way, name, connectedAt, isOnlyWay } = institution;
  const [isDisconnecting, setIsDisconnecting] = useState(false);
  const connect = useAction({
    mutationFn: () => connectInstitution(way),
    onSuccess: (address) => window.location.assign(address),
  });
  return (
    <Stack component="li" sx={{ gap: 1 }}>
      {connect.isError && <Alert severity="error">{messageOf(connect.error)}</Alert>}
      <Stack
        direction="row"
        sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Stack sx={{ minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {connectedAt === null ? t('institutions.notConnected') : t('institutions.connected')}{' '}
            {connectedAt !== null && <DateTimeText inWords iso={connectedAt} zone={viewerZone()} />}
            {isOnlyWay && ` · ${t('institutions.onlyWay')}`}
          </Typography>
        </Stack>
        {connectedAt === null && (
          <Button
            // The focus stays where the replaced button was.
            {...(isDisconnecting ? { ref: focusOnMount } : {})}
            variant="outlined"
            loading={connect.isPending || connect.isSuccess}
            aria-label={t('institutions.connectTo', { name })}
            onClick={() => connect.mutate()}
          >
            {t('institutions.connect')}
          </Button>
        )}
        {connectedAt !== null && !isOnlyWay && (
          <DisconnectButton way={way} name={name} onDone={() => setIsDisconnecting(true)} />
        )}
      </Stack>
    </Stack>
  );
}

type DisconnectProps = Pick<ConnectedInstitution, 'way' | 'name'> & { onDone: () => void };

function DisconnectButton({ way, name, onDone }: DisconnectProps) {
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const disconnecting = useAction({
    mutationFn: () => disconnectInstitution(way),
    onSuccess: () => {
      onDone();
      notify(t('institutions.disconnected', { name }));
    },
    onSettled: async () => {
      setIsAsking(false);
      await client.invalidateQueries({ queryKey: ['institutions'] });
    },
  });
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-label={t('institutions.disconnectFrom', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('institutions.disconnect')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('institutions.disconnectTitle', { name })}
        confirmLabel={t('institutions.disconnect')}
        isBusy={disconnecting.isPending}
        onConfirm={() => disconnecting.mutate()}
        onClose={() => setIsAsking(false)}
      >
        {t('institutions.disconnectText', { name })}
      </ConfirmDialog>
    </>
  );
}
