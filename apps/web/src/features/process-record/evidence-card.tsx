import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Evidence, SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RewindLink } from '../../domain/revisions/index.ts';
import { ChartMessage } from '../../ui/chart/chart-message.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { computeShares } from './origin-shares.ts';
import { loadEvidence, originsQuery } from './process-record-calls.ts';

/** How much of the editing time is recorded, and where it is not (docs/metrics.md#evidence). */
export function EvidenceCard({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('process-record');
  const query = useQuery({
    queryKey: ['evidence', submissionId],
    queryFn: () => loadEvidence(submissionId),
  });
  return (
    <PanelCard title={t('evidence.title')}>
      {query.isPending && <Skeleton variant="rounded" height={40} />}
      {query.isError && (
        <ChartMessage
          name={t('evidence.title')}
          state="failed"
          height={0}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data !== undefined && <CoverageView evidence={query.data} />}
      {query.data?.isCoarse === false && <OriginsView submissionId={submissionId} />}
    </PanelCard>
  );
}

/** Where the text's characters come from, which is independent of the recorded time. Loaded on demand, because it requires the whole log. */
function OriginsView({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('process-record');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const query = useQuery({ ...originsQuery(submissionId), enabled: isOpen });
  const shares = query.data && computeShares(query.data);
  return (
    <Stack sx={{ alignItems: 'flex-start', mt: 0.75 }}>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('evidence.madeOf')}
      </Button>
      <Box id={id} hidden={!isOpen} role="status">
        {isOpen && query.isPending && <Skeleton width={220} />}
        {isOpen && query.isError && (
          <ChartMessage
            name={t('evidence.madeOf')}
            state="failed"
            height={0}
            onRetry={() => void query.refetch()}
          />
        )}
        {isOpen && shares !== undefined && (
          <Typography variant="body2">
            {shares.length === 0
              ? t('evidence.nothing')
              : shares.map(({ id: origin, share }) => t(`evidence.origin.${origin}`, { share })).join(', ')}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}

function CoverageView({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('process-record');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (evidence.isCoarse) return <Typography variant="body2">{t('evidence.coarse')}</Typography>;
  const gaps = t('evidence.gaps', { count: evidence.gapCount });
  const share = evidence.share === null ? null : t('evidence.share', { share: evidence.share });
  return (
    <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
      <Typography>{share === null ? t('evidence.none') : `${share}, ${gaps}`}</Typography>
      {evidence.dictatedSaves > 0 && (
        <Typography variant="body2">{t('evidence.dictated', { count: evidence.dictatedSaves })}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('evidence.meaning')}
      </Typography>
      {evidence.gapCount > 0 && (
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('evidence.hide') : t('evidence.show')}
        </Button>
      )}
      {isOpen && (
        <Stack component="ul" id={id} sx={{ m: 0, pl: 2.5, gap: 0.75 }}>
          {evidence.gaps.map((gap) => (
            <Typography component="li" variant="body2" key={`${gap.kind} ${gap.save}`}>
              <RewindLink position={{ kind: 'save', save: gap.save }}>
                <DateTimeText inWords iso={gap.from} zone={evidence.timezone} />
              </RewindLink>{' '}
              {t(`evidence.kind.${gap.kind}`, {
                count: gap.chars,
                seconds: Math.round((Date.parse(gap.to) - Date.parse(gap.from)) / 1000),
              })}
            </Typography>
          ))}
          {evidence.gapCount > evidence.gaps.length && (
            <Typography component="li" variant="body2">
              {t('evidence.more', { count: evidence.gapCount - evidence.gaps.length })}
            </Typography>
          )}
        </Stack>
      )}
    </Stack>
  );
}
