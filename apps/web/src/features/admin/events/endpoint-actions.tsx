import Button from '@mui/material/Button';
import type { EventEndpoint } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { removeEndpoint, renewSecret, sendTest } from './event-calls.ts';
import { endpointsKey } from './event-keys.ts';
import { SecretDialog } from './secret-dialog.tsx';

type Question = 'edit' | 'renew' | 'remove';

export function EndpointActions({ endpoint }: { endpoint: EventEndpoint }) {
  const { t } = useTranslation('admin');
  const { id } = endpoint;
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const test = useAction({
    mutationFn: () => sendTest(id),
    onSuccess: ({ isDelivered, problem }) =>
      isDelivered ? notify(t('event.tested')) : notify(t('event.testFailed', { problem }), { kind: 'error' }),
  });
  const renew = useAction({ mutationFn: () => renewSecret(id), onSettled: close });
  const remove = useAction({
    mutationFn: () => removeEndpoint(id),
    successMessage: () => t('event.removed'),
    onSettled: () => {
      close();
      return client.invalidateQueries({ queryKey: [endpointsKey] });
    },
  });
  return (
    <>
      <Button variant="outlined" loading={test.isPending} onClick={() => test.mutate()}>
        {t('event.test')}
      </Button>
      <Button onClick={() => setQuestion('edit')}>{t('event.edit')}</Button>
      <Button onClick={() => setQuestion('renew')}>{t('event.renew')}</Button>
      <Button color="error" onClick={() => setQuestion('remove')}>
        {t('event.remove')}
      </Button>
      {question === 'edit' && <EndpointDialog endpoint={endpoint} onClose={close} />}
      <ConfirmDialog
        open={question === 'renew'}
        title={t('event.renewTitle')}
        confirmLabel={t('event.renew')}
        isBusy={renew.isPending}
        onConfirm={() => renew.mutate()}
        onClose={close}
      >
        {t('event.renewText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'remove'}
        title={t('event.removeTitle')}
        confirmLabel={t('event.remove')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {t('event.removeText')}
      </ConfirmDialog>
      {renew.data !== undefined && <SecretDialog secret={renew.data.secret} onClose={renew.reset} />}
    </>
  );
}
