import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OpenSession } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../lib/class-time.ts';
import { goTo } from '../../lib/navigation.ts';
import { signOut } from '../../lib/sign-out.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { endSession, loadSessions, signOutEverywhere } from './profile-calls.ts';

/** The account's sessions; each can be signed out, or all at once. */
export function SessionsCard() {
  const { t } = useTranslation('own-account');
  const query = useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => loadSessions(signal) });
  const [isAsking, setIsAsking] = useState(false);
  const signOutEverywhereAction = useAction({
    mutationFn: signOutEverywhere,
    onSuccess: () => {
      signOut();
      goTo('/');
    },
  });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2">
        {t('profile.sessions')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('profile.zoneNote', { zone: viewerZone().replaceAll('_', ' ') })}
      </Typography>
      <QueryView query={query}>
        {(sessions) => (
          <Stack component="ul" sx={{ gap: 1.5, m: 0, mb: 2, p: 0, listStyle: 'none' }}>
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </Stack>
        )}
      </QueryView>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {t('profile.everywhere')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('profile.everywhereTitle')}
        confirmLabel={t('profile.everywhere')}
        isBusy={signOutEverywhereAction.isPending}
        onConfirm={() => signOutEverywhereAction.mutate()}
        onClose={() => setIsAsking(false)}
      >
        {t('profile.everywhereText')}
      </ConfirmDialog>
    </Card>
  );
}

function SessionLine({ session }: { session: OpenSession }) {
  const { t } = useTranslation('own-account');
  const client = useQueryClient();
  const endSessionAction = useAction({
    mutationFn: endSession,
    onSuccess: () => notify(t('profile.cancelled')),
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const { browser, system } = session;
  const device =
    browser !== null && system !== null
      ? t('profile.device', { browser, system })
      : (browser ?? system ?? t('profile.unknown'));
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Stack sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography>{device}</Typography>
          {session.isThis && <Chip size="small" label={t('profile.thisOne')} />}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('profile.lastUsed')}: <DateTimeText inWords iso={session.lastUsedAt} zone={viewerZone()} />
        </Typography>
      </Stack>
      {!session.isThis && (
        <Button
          size="small"
          aria-label={t('profile.signOutOf', { device })}
          loading={endSessionAction.isPending}
          onClick={() => endSessionAction.mutate(session.id)}
        >
          {t('profile.signOut')}
        </Button>
      )}
    </Stack>
  );
}
