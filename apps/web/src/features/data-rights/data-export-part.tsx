import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DataExport } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { viewerZone } from '../../lib/class-time.ts';
import { useAction } from '../../lib/use-action.ts';
import { FileDownloadOutlinedIcon } from '../../ui/icons/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { downloadData, exportQuery, requestData } from './rights-calls.ts';

/** "Download my data": requested, created in the background, and then downloaded. */
export function DataExportPart() {
  const { t } = useTranslation('data-rights');
  const query = useQuery(exportQuery);
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography variant="h4" component="h3">
        {t('export.title')}
      </Typography>
      <Typography color="textSecondary">{t('export.intro')}</Typography>
      <QueryView query={query}>{(dataExport) => <ExportState dataExport={dataExport} />}</QueryView>
    </Stack>
  );
}

function ExportState({ dataExport }: { dataExport: DataExport }) {
  const { t } = useTranslation('data-rights');
  const client = useQueryClient();
  const ask = useAction({
    mutationFn: requestData,
    onSuccess: (now) => client.setQueryData(exportQuery.queryKey, now),
  });
  const start = (label: string, variant: 'contained' | 'text') => (
    <Button variant={variant} loading={ask.isPending} onClick={() => ask.mutate()}>
      {label}
    </Button>
  );
  switch (dataExport.state) {
    case 'none':
      return start(t('export.start'), 'contained');
    case 'waiting':
    case 'making':
      return <Progress {...dataExport} />;
    case 'failed':
      return (
        <>
          <Alert severity="warning" sx={{ width: '100%' }}>
            {t(`export.problem.${dataExport.problem ?? 'failed'}`)}
          </Alert>
          {start(t('export.again'), 'contained')}
        </>
      );
    case 'ready':
      return <Ready dataExport={dataExport} renew={start(t('export.renew'), 'text')} />;
  }
}

function Progress({ state, done, total }: DataExport) {
  const { t } = useTranslation('data-rights');
  const id = useId();
  const isKnown = state === 'making' && total > 0;
  return (
    <Stack sx={{ width: '100%', gap: 0.75 }}>
      <Typography id={id} variant="body2">
        {isKnown ? t('export.progress', { done, total }) : t('export.waiting')}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        {...(isKnown ? { variant: 'determinate' as const, value: Math.round((100 * done) / total) } : {})}
      />
      <Typography variant="body2" color="textSecondary">
        {t('export.goOn')}
      </Typography>
    </Stack>
  );
}

const mebibyte = 1024 * 1024;

function Ready({ dataExport, renew }: { dataExport: DataExport; renew: React.ReactNode }) {
  const { t } = useTranslation('data-rights');
  const fetching = useAction({ mutationFn: downloadData });
  const size = Math.max(0.1, dataExport.size / mebibyte);
  return (
    <>
      <Alert severity="success" role="status" sx={{ width: '100%' }}>
        <Trans
          t={t}
          i18nKey="export.ready"
          components={{ until: <DateTimeText inWords iso={dataExport.expiresAt} zone={viewerZone()} /> }}
        />
      </Alert>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<FileDownloadOutlinedIcon />}
          loading={fetching.isPending}
          onClick={() => fetching.mutate()}
        >
          {t('export.download', { size })}
        </Button>
        {renew}
      </Stack>
    </>
  );
}
