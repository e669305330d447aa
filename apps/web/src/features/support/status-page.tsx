import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CheckCircleOutlinedIcon, ErrorOutlinedIcon } from '../../ui/icons/index.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { loadStatus, type Part } from './load-status.ts';

const refreshMs = 30_000;

/** /systemstatus: current availability, refreshed while the page is open. No history. */
export function StatusPage() {
  const { t, i18n } = useTranslation('support');
  const query = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => loadStatus(signal),
    refetchInterval: refreshMs,
    staleTime: 0,
    retry: false,
  });
  const parts = query.data;
  if (parts === undefined) return <LoadingPage />;
  const isWell = parts.every(({ isHealthy: isPartHealthy }) => isPartHealthy);
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium', hourCycle: 'h23' }).format(
    query.dataUpdatedAt,
  );
  return (
    <PageFrame
      title={t('status.title')}
      width="reading"
      actions={
        <Button variant="outlined" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('status.again')}
        </Button>
      }
    >
      <Box role="status">
        <Typography variant="h3" component="p">
          {isWell ? t('status.well') : t('status.unwell')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('status.asOf', { time })}
        </Typography>
      </Box>
      <Stack sx={{ mt: 3, gap: 1.5 }}>
        {parts.map((part) => (
          <PartCard key={part.name} part={part} />
        ))}
      </Stack>
      {!isWell && <Typography sx={{ mt: 3 }}>{t('status.unwellText')}</Typography>}
    </PageFrame>
  );
}

function PartCard({ part: { name, isHealthy: isWell } }: { part: Part }) {
  const { t } = useTranslation('support');
  return (
    <Card sx={{ p: 2, display: 'flex', gap: 1.5, alignItems: 'center' }}>
      {isWell ? <CheckCircleOutlinedIcon color="success" /> : <ErrorOutlinedIcon color="error" />}
      <Box sx={{ flex: 1 }}>
        <Typography sx={{ fontWeight: 560 }}>{t(`status.part.${name}`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`status.partText.${name}`)}
        </Typography>
      </Box>
      <Typography variant="body2">{isWell ? t('status.answers') : t('status.silent')}</Typography>
    </Card>
  );
}
