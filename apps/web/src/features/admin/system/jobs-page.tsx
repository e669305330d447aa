import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FailedJob, JobQueue, JobReport } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NumberText } from '../../../ui/number-text.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { loadJobs, retryJobs } from './system-calls.ts';

const jobsKey = ['jobs'];

/** /admin/jobs: background jobs. */
export function JobsPage() {
  const { t } = useTranslation('admin');
  const query = useQuery({ queryKey: jobsKey, queryFn: ({ signal }) => loadJobs(signal), staleTime: 0 });
  return (
    <AdminFrame
      title={t('link.jobs')}
      subtitle={t('about.jobs')}
      actions={<RefreshButton label={t('job.refresh')} query={query} />}
    >
      <QueryView query={query}>{(report) => <Report report={report} />}</QueryView>
    </AdminFrame>
  );
}

function Report({ report }: { report: JobReport }) {
  const { t } = useTranslation('admin');
  const queues = useQueueColumns();
  const failures = useFailureColumns();
  if (!report.isInstalled) return <EmptyState title={t('job.never')} text={t('job.neverText')} />;
  return (
    <Stack sx={{ gap: 4 }}>
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {t('job.failures')}
        </Typography>
        <DataTable
          label={t('job.failures')}
          noun="jobs"
          columns={failures}
          rows={report.failures}
          rowKey={(row) => row.id}
          searchable={false}
          actions={(row) => <RetryButton job={row} />}
          emptyState={<EmptyState dense title={t('job.noFailures')} />}
        />
      </section>
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {t('job.queues')}
        </Typography>
        <DataTable
          label={t('job.queues')}
          noun="queues"
          columns={queues}
          rows={report.queues}
          rowKey={(row) => row.name}
          emptyState={<EmptyState dense title={t('job.noQueues')} />}
        />
      </section>
    </Stack>
  );
}

function RetryButton({ job }: { job: FailedJob }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const retry = useAction({
    mutationFn: () => retryJobs({ queue: job.queue, ids: [job.id] }),
    onSuccess: ({ retried }) => {
      notify(t(retried > 0 ? 'job.retried' : 'job.notFailed'), { kind: retried > 0 ? 'success' : 'info' });
      return client.invalidateQueries({ queryKey: jobsKey });
    },
  });
  return (
    <Button
      size="small"
      loading={retry.isPending}
      onClick={() => retry.mutate()}
      aria-label={t('job.retryOf', { queue: job.queue })}
    >
      {t('job.retry')}
    </Button>
  );
}

function useFailureColumns(): readonly Column<FailedJob>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      { id: 'queue', header: t('field.queue'), value: (row) => row.queue },
      {
        id: 'failedAt',
        header: t('field.failedAt'),
        value: (row) => row.failedAt,
        cell: (row) => <DateTimeText iso={row.failedAt} zone={viewerZone()} />,
      },
      { id: 'reason', header: t('field.reason'), value: (row) => row.reason || t('job.noReason') },
      { id: 'retries', header: t('field.retries'), align: 'end', value: (row) => row.retries },
    ],
    [t],
  );
}

function useQueueColumns(): readonly Column<JobQueue>[] {
  const { t } = useTranslation('admin');
  return useMemo(() => {
    const counts = (['waiting', 'active', 'completed', 'failed'] as const).map((id) => ({
      id,
      header: t(`job.${id}`),
      align: 'end' as const,
      value: (row: JobQueue) => row[id],
      cell: (row: JobQueue) => <NumberText value={row[id]} />,
    }));
    return [
      { id: 'queue', header: t('field.queue'), value: (row) => row.name },
      { id: 'schedule', header: t('field.schedule'), value: (row) => row.schedule ?? '-' },
      ...counts,
      {
        id: 'last',
        header: t('field.lastDone'),
        value: (row) => row.lastCompletedAt,
        cell: (row) => <DateTimeText iso={row.lastCompletedAt} zone={viewerZone()} />,
      },
    ];
  }, [t]);
}
