import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RosterSource } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { InfoList } from '../../../ui/info-list.tsx';
import { LastRun } from './last-run.tsx';
import { ProblemsTable } from './problems-table.tsx';
import { RunsTable } from './runs-table.tsx';
import { removeSource, sourcesKey } from './source-calls.ts';
import { type Lookups, SourceDialog } from './source-dialog.tsx';
import { SourceImport } from './source-import.tsx';

interface Props {
  source: RosterSource;
  lookups: Lookups;
}

/** A student information system: what it has brought, its last import, and the next one. */
export function SourceCard({ source, lookups }: Props) {
  const { t } = useTranslation('oneroster');
  const headingId = useId();
  const { name, people, classes, timeZone, service, runs } = source;
  const lastRun = runs[0] ?? null;
  return (
    <Card component="section" aria-labelledby={headingId} variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack
        direction="row"
        sx={{ gap: 1, mb: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography id={headingId} variant="h4" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <SourceActions source={source} lookups={lookups} />
      </Stack>
      <InfoList
        minWidth={160}
        items={[
          { label: t('people'), value: t('count', { count: people }) },
          { label: t('classes'), value: t('count', { count: classes }) },
          { label: t('zone'), value: timeZone.replaceAll('_', ' ') },
          {
            label: t('way'),
            value: t(service === null ? 'byFiles' : service.isNightly ? 'byServiceNightly' : 'byService'),
          },
          { label: t('lastImport'), value: <LastRun run={lastRun} /> },
        ]}
      />
      {lastRun !== null && lastRun.problems.length > 0 && (
        <Stack sx={{ mt: 2 }}>
          <ProblemsTable problems={lastRun.problems} />
        </Stack>
      )}
      <Stack sx={{ gap: 2, mt: 2.5 }}>
        <SourceImport source={source} />
        {runs.length > 0 && <RunsTable runs={runs} />}
      </Stack>
    </Card>
  );
}

function SourceActions({ source, lookups }: Props) {
  const { t } = useTranslation('oneroster');
  const client = useQueryClient();
  const [question, setQuestion] = useState<'edit' | 'remove' | null>(null);
  const close = () => setQuestion(null);
  const remove = useAction({
    mutationFn: () => removeSource(source.id),
    successMessage: () => t('removed'),
    onSettled: () => {
      close();
      return client.invalidateQueries({ queryKey: [sourcesKey] });
    },
  });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button onClick={() => setQuestion('edit')}>{t('edit')}</Button>
      <Button color="error" onClick={() => setQuestion('remove')}>
        {t('remove')}
      </Button>
      {question === 'edit' && <SourceDialog source={source} lookups={lookups} onClose={close} />}
      <ConfirmDialog
        open={question === 'remove'}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {t('removeText')}
      </ConfirmDialog>
    </Stack>
  );
}
