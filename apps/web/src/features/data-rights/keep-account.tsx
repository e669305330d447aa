import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { viewerZone } from '../../lib/class-time.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { deletionQuery, keepAccount } from './rights-calls.ts';

export function DeletionDate({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('data-rights');
  return (
    <Trans
      t={t}
      i18nKey="deletion.due"
      components={{ at: <DateTimeText inWords iso={dueAt} zone={viewerZone()} /> }}
    />
  );
}

export function KeepButton() {
  const { t } = useTranslation('data-rights');
  const client = useQueryClient();
  const keepAccountAction = useAction({
    mutationFn: keepAccount,
    onSuccess: (now) => {
      client.setQueryData(deletionQuery.queryKey, now);
      notify(t('deletion.kept'), { kind: 'success' });
    },
  });
  return (
    <Button
      variant="contained"
      size="small"
      loading={keepAccountAction.isPending}
      onClick={() => keepAccountAction.mutate()}
    >
      {t('deletion.keep')}
    </Button>
  );
}
