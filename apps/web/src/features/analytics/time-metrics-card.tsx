import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReadSubmission, TimeMetrics } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvisoryNote } from '../../ui/chart/advisory-note.tsx';
import { ChartMessage } from '../../ui/chart/chart-message.tsx';
import { DurationText } from '../../ui/duration-text.tsx';
import { MetricLabel } from '../../ui/metrics/metric-label.tsx';
import type { MetricKey } from '../../ui/metrics/metrics.ts';
import { PanelCard } from '../../ui/panel-card.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { ActiveToThink, RatioQuartiles } from './active-to-think.tsx';
import { type CallArea, loadTimeMetrics } from './analytics-calls.ts';
import { RatioBandsSwitch } from './ratio-bands-switch.tsx';

/** Properties of a submission that the card needs. */
type TextWithTimes = Pick<
  ReadSubmission,
  'submissionId' | 'assignmentId' | 'classTimezone' | 'lastModification'
> & { can: Pick<ReadSubmission['can'], 'manage'> };

/** Writing times of a text (docs/metrics.md#times). */
export function TimeMetricsCard({
  submission,
  area = 'classes',
}: {
  submission: TextWithTimes;
  area?: CallArea;
}) {
  const { t } = useTranslation('grading');
  const { submissionId } = submission;
  const query = useQuery({
    queryKey: ['time-metrics', submissionId],
    queryFn: () => loadTimeMetrics(submissionId, area),
  });
  return (
    <PanelCard title={t('times.title')} action={<AdvisoryNote />}>
      {query.isPending && <Skeleton variant="rounded" height={132} />}
      {query.isError && (
        <ChartMessage
          name={t('times.title')}
          state="failed"
          height={0}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data !== undefined && <MetricList metrics={query.data} submission={submission} />}
      {query.data !== undefined && submission.can.manage && (
        <RatioBandsSwitch metrics={query.data} submission={submission} />
      )}
    </PanelCard>
  );
}

function MetricList({ metrics, submission }: { metrics: TimeMetrics; submission: TextWithTimes }) {
  const { t } = useTranslation('grading');
  const zone = submission.classTimezone;
  const metricRows: { metric: MetricKey; value: ReactNode }[] = [
    { metric: 'activeTime', value: <DurationWithSeconds seconds={metrics.activeSeconds} /> },
    { metric: 'thinkTime', value: <DurationWithSeconds seconds={metrics.thinkSeconds} /> },
    { metric: 'totalTime', value: <DurationWithSeconds seconds={metrics.realSeconds} /> },
    { metric: 'activeToThink', value: <ActiveToThink metrics={metrics} /> },
    { metric: 'ratioQuartiles', value: <RatioQuartiles metrics={metrics} /> },
    { metric: 'timeRank', value: metrics.classRank },
  ];
  const rows: { id: string; label: ReactNode; value: ReactNode }[] = [
    ...metricRows.map(({ metric, value }) => ({ id: metric, label: <MetricLabel metric={metric} />, value })),
    {
      id: 'lastChange',
      label: t('times.lastChange'),
      value: <DateTimeText iso={submission.lastModification} zone={zone} />,
    },
    {
      id: 'lastSubmission',
      label: t('times.lastSubmission'),
      value: <DateTimeText iso={metrics.lastSubmissionDate} zone={zone} />,
    },
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75 }}
    >
      {rows.map(({ id, label, value }) => (
        <Fragment key={id}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
            {value}
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}

/** With seconds, and "< 1 minute" below one minute. */
function DurationWithSeconds({ seconds }: { seconds: number }) {
  return <DurationText seconds={seconds} precision={seconds < 60 ? 'minutes' : 'seconds'} />;
}
