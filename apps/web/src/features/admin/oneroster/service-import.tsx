import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RosterRun, RosterServiceImport, RosterSource } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../ui/form/form.tsx';
import { ImportReport } from './import-report.tsx';
import { isUnderWay, useServiceImport } from './use-service-import.ts';

/** Imports from the rostering service: previewed first, then all or nothing. A worker does both, also if the page is left. */
export function ServiceImport({ source: { id } }: { source: RosterSource }) {
  const { t } = useTranslation('oneroster');
  const { last, request } = useServiceImport(id);
  const isBusy = request.isPending || isUnderWay(last);
  return (
    <Stack sx={{ gap: 2 }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        loading={isBusy}
        onClick={() => request.mutate(null)}
      >
        {t('check')}
      </Button>
      <FormError error={request.error} />
      {last !== undefined && (
        <LastServiceImport last={last} isBusy={isBusy} onImport={(digest) => request.mutate(digest)} />
      )}
    </Stack>
  );
}

interface LastProps {
  last: RosterServiceImport;
  isBusy: boolean;
  onImport: (digest: string) => void;
}

function LastServiceImport({ last, isBusy, onImport }: LastProps) {
  const { t } = useTranslation('oneroster');
  switch (last.state) {
    case 'none':
      return null;
    case 'waiting':
    case 'running':
      return (
        <Stack sx={{ gap: 1 }}>
          <LinearProgress aria-label={t('working')} />
          <Typography variant="body2" color="textSecondary" role="status">
            {last.records === 0 ? t(last.state) : t('recordsRead', { count: last.records })}
          </Typography>
        </Stack>
      );
    case 'failed':
      return (
        <Alert severity="error">
          <Typography>{t(`reason.${last.reason}`)}</Typography>
          {hasAdvice(last.reason) && t(`advice.${last.reason}`)}
        </Alert>
      );
    case 'done':
      return (
        <ImportReport
          answer={last.answer}
          hasChanged={!last.isDryRun}
          isBusy={isBusy}
          onImport={() => onImport(last.answer.digest)}
        />
      );
  }
}

type Reason = NonNullable<RosterRun['reason']>;

/** What an administrator can do about it. */
function hasAdvice(reason: Reason): reason is 'unreachable' | 'refused' | 'unreadable' {
  return reason === 'unreachable' || reason === 'refused' || reason === 'unreadable';
}
