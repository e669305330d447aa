import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { submissionStatuses } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import type { SnackbarKind } from '../../lib/snackbars.ts';
import { notify } from '../../lib/snackbars.ts';
import { DurationText } from '../../ui/duration-text.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { InfoCard } from '../../ui/info-list.tsx';
import { ScoreText } from '../../ui/score-text.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { Section } from './section.tsx';

const kinds: readonly SnackbarKind[] = ['success', 'info', 'warning', 'error'];
const sampleError = new ApiError({
  status: 500,
  code: 'internal',
  message: 'Something went wrong on our side.',
  params: { reference: 'k3f9-20ac' },
});

export function TextExamples() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Section title={t('prose')}>
        <ProseExample />
      </Section>
      <Section title={t('statuses')}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {submissionStatuses.map((status) => (
            <StatusChip key={status} status={status} />
          ))}
          <StatusChip status="NONE" noneTone="neutral" />
        </Stack>
      </Section>
      <Section title={t('facts')}>
        <FactsExample />
      </Section>
      <Section title={t('buttons')}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained">{t('primary')}</Button>
          <Button variant="outlined">{t('secondary')}</Button>
          <Button>{t('quiet')}</Button>
          <Button variant="contained" color="error">
            {t('danger')}
          </Button>
          <Button variant="contained" disabled>
            {t('disabled')}
          </Button>
        </Stack>
      </Section>
      <Section title={t('messages')}>
        <Stack sx={{ gap: 1, maxWidth: 720 }}>
          {kinds.map((kind) => (
            <Alert
              key={kind}
              severity={kind}
              action={
                <Button size="small" color="inherit" onClick={() => notify(t(`message.${kind}`), { kind })}>
                  {t('show')}
                </Button>
              }
            >
              {t(`message.${kind}`)}
            </Alert>
          ))}
        </Stack>
      </Section>
      <Section title={t('pages')}>
        <Card>
          <ErrorPage error={sampleError} onRetry={() => {}} />
        </Card>
      </Section>
    </>
  );
}

function ProseExample() {
  const { t } = useTranslation('gallery');
  return (
    <Box
      sx={{
        bgcolor: 'surface.reading',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.25,
        p: { xs: 3, sm: 6 },
      }}
    >
      <Box sx={{ maxWidth: 620, mx: 'auto' }}>
        <Typography variant="h2" component="h3" sx={{ mb: 2 }}>
          {t('proseTitle')}
        </Typography>
        <Typography variant="prose" component="p">
          {t('proseText')}{' '}
          <Box component="ins" sx={{ bgcolor: 'revision.insertedBackground', color: 'revision.inserted' }}>
            {t('proseInserted')}
          </Box>
          <Box component="del" sx={{ bgcolor: 'revision.deletedBackground', color: 'revision.deleted' }}>
            {t('proseDeleted')}
          </Box>
        </Typography>
      </Box>
    </Box>
  );
}

function FactsExample() {
  const { t } = useTranslation('gallery');
  return (
    <InfoCard
      items={[
        { label: t('fact.name'), value: 'ENG 101' },
        { label: t('fact.instructor'), value: 'H. Example' },
        { label: t('fact.area'), value: t('areas.literature') },
        { label: t('fact.zone'), value: 'America/New York' },
        {
          label: t('fact.start'),
          value: <DateTimeText iso="2026-10-24T13:00:00Z" zone="America/New_York" />,
        },
        { label: t('fact.time'), value: <DurationText seconds={98_765} precision="seconds" /> },
        { label: t('fact.score'), value: <ScoreText score={-1} /> },
      ]}
    />
  );
}
