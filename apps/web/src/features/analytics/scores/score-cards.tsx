import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Scores, SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdvisoryNote } from '../../../ui/chart/advisory-note.tsx';
import { ChartMessage } from '../../../ui/chart/chart-message.tsx';
import { MetricLabel } from '../../../ui/metrics/metric-label.tsx';
import type { MetricKey } from '../../../ui/metrics/metrics.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import type { CallArea } from '../analytics-calls.ts';
import { ScoreMeter } from './score-meter.tsx';
import { ScoreRowList } from './score-row-list.tsx';
import {
  type Absence,
  buildEffortRows,
  buildRevisionRows,
  findEffortAbsence,
  findRevisionAbsence,
  type ScoreRows,
} from './score-rows.ts';
import { scoresQuery } from './use-scores.ts';

/** Effort and Revision scores of a submission with their components. Updates appear automatically. */
export function ScoreCards({ submissionId, area }: { submissionId: SubmissionId; area?: CallArea }) {
  const { t } = useTranslation('scores');
  const query = useQuery(scoresQuery(submissionId, area));
  return (
    <PanelCard title={t('title')} action={<AdvisoryNote />}>
      {query.isPending && <Skeleton variant="rounded" height={180} />}
      {query.isError && (
        <ChartMessage name={t('title')} state="failed" height={0} onRetry={() => void query.refetch()} />
      )}
      {query.data?.isText === true && <ScoreCardPair scores={query.data} />}
      {query.data?.isText === false && (
        <Typography variant="body2" color="textSecondary">
          {t('onlyTexts')}
        </Typography>
      )}
    </PanelCard>
  );
}

function ScoreCardPair({ scores }: { scores: Scores }) {
  const { t } = useTranslation('scores');
  const { lastEvaluation: entry, effort, revision, timezone } = scores;
  const basis = entry?.basis;
  return (
    <>
      {/* Always rendered, as a live region must exist before its message; empty it takes no space. */}
      <Box role="status" sx={{ '&:not(:empty)': { mb: 2 } }}>
        {scores.isPending && (
          <>
            <Typography variant="body2" sx={{ mb: 0.5 }}>
              {t('pending')}
            </Typography>
            <LinearProgress aria-label={t('pending')} />
          </>
        )}
        {scores.hasFailed && <Alert severity="warning">{t('failed')}</Alert>}
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Score
          metric="effortScore"
          score={effort}
          absence={findEffortAbsence(entry)}
          rows={basis?.effort ? buildEffortRows(basis.effort) : null}
          zone={timezone}
        />
        <Score
          metric="revisionScore"
          score={revision}
          absence={findRevisionAbsence(entry)}
          rows={basis?.revision ? buildRevisionRows(basis.revision) : null}
          zone={timezone}
        />
        <Typography variant="body2" color="textSecondary">
          {entry !== null && (
            <>
              {t('asOf')} <DateTimeText inWords iso={entry.timestamp} zone={timezone} />.{' '}
            </>
          )}
          {t('share')}
        </Typography>
      </Box>
    </>
  );
}

interface ScoreProps {
  metric: MetricKey;
  score: number | null;
  absence: Absence | null;
  rows: ScoreRows | null;
  zone: string;
}

function Score({ metric, score, absence, rows, zone }: ScoreProps) {
  const { t } = useTranslation(['scores', 'figures']);
  return (
    <Box component="section" aria-label={t(`figures:${metric}.name`)}>
      <Typography component="h3" variant="subtitle2">
        <MetricLabel metric={metric} />
      </Typography>
      {score === null || absence !== null ? (
        <Typography variant="body2" color="textSecondary">
          - {absence !== null && t(`absent.${absence}`)}
        </Typography>
      ) : (
        <>
          <ScoreMeter label={t(`figures:${metric}.name`)} score={score} />
          {rows !== null && <ScoreRowList rows={rows} zone={zone} />}
        </>
      )}
    </Box>
  );
}
