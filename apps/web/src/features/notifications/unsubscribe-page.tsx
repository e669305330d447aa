import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MailKind } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { loadSubscription, unsubscribe } from './preference-calls.ts';

/** /unsubscribe: unsubscribes by a mail's link without sign-in. Opening it changes nothing, because mail programs prefetch links. */
export function UnsubscribePage() {
  const { t } = useTranslation('notifications');
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const query = useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: ({ signal }) => loadSubscription(token, signal),
  });
  return (
    <QueryView query={query}>
      {({ kind }) => (
        <PageFrame title={t('unsubscribe.title')} width="form">
          <Unsubscribing kind={kind} token={token} />
        </PageFrame>
      )}
    </QueryView>
  );
}

function Unsubscribing({ kind, token }: { kind: MailKind; token: string }) {
  const { t } = useTranslation('notifications');
  const action = useAction({ mutationFn: () => unsubscribe(token), meta: { showsOwnError: true } });
  const name = t(`topic.${kind}`);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {action.isSuccess ? (
        <Alert severity="success" sx={{ alignSelf: 'stretch' }}>
          {t('unsubscribe.done', { topic: name })}
        </Alert>
      ) : (
        <>
          <Typography>{t('unsubscribe.ask', { topic: name })}</Typography>
          {action.isError && <Alert severity="error">{messageOf(action.error)}</Alert>}
          <Button variant="contained" loading={action.isPending} onClick={() => action.mutate()}>
            {t('unsubscribe.end')}
          </Button>
        </>
      )}
      <Button component={Link} to="/notifications">
        {t('unsubscribe.all')}
      </Button>
    </Stack>
  );
}
