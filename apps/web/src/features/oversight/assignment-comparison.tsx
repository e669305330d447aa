import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { AssignmentComparison, ClassId } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { DurationText } from '../../ui/duration-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { MetricTip } from '../../ui/metrics/metric-tip.tsx';
import { NumberText } from '../../ui/number-text.tsx';
import { useAssignmentComparison } from './class-figure-calls.ts';

type Row = AssignmentComparison['assignments'][number];

/** Compares the assignments of a class. */
export function ComparisonCard({ classId }: { classId: ClassId }) {
  const { t } = useTranslation('oversight');
  const query = useAssignmentComparison(classId);
  const columns = useColumns(query.data?.students ?? 0);
  if (query.data === undefined && query.isError)
    return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Card component="section" aria-label={t('comparison.name')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        {t('comparison.name')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t('comparison.headline')}
      </Typography>
      <DataTable
        label={t('comparison.name')}
        noun="assignments"
        columns={columns}
        rows={query.data?.assignments}
        rowKey={(row) => row.id}
        searchable={false}
        emptyState={<EmptyState dense title={t('comparison.none')} />}
      />
    </Card>
  );
}

function useColumns(students: number): readonly Column<Row>[] {
  const { t } = useTranslation('oversight');
  return useMemo(() => {
    const count = (id: 'begun' | 'handedIn' | 'late' | 'missed'): Column<Row> => ({
      id,
      header: t(`comparison.${id}`),
      align: 'end',
      value: (row) => row[id],
      cell: (row) => (id === 'begun' ? t('comparison.of', { count: row.begun, students }) : row[id]),
    });
    return [
      { id: 'title', header: t('comparison.title'), value: (row) => row.title },
      ...(['begun', 'handedIn', 'late', 'missed'] as const).map(count),
      {
        id: 'seconds',
        header: t('comparison.seconds'),
        explain: <MetricTip metric="totalTime" />,
        align: 'end',
        value: (row) => row.seconds?.middle,
        cell: ({ seconds }) =>
          seconds === null ? (
            '-'
          ) : (
            <>
              <DurationText seconds={seconds.quarter} precision="minutes" /> ·{' '}
              <strong>
                <DurationText seconds={seconds.middle} precision="minutes" />
              </strong>{' '}
              · <DurationText seconds={seconds.threeQuarters} precision="minutes" />
            </>
          ),
      },
      {
        id: 'words',
        header: t('comparison.words'),
        explain: <MetricTip metric="textWords" />,
        align: 'end',
        value: (row) => row.words?.middle,
        cell: ({ words }) =>
          words === null ? (
            '-'
          ) : (
            <>
              <NumberText value={Math.round(words.quarter)} /> ·{' '}
              <strong>
                <NumberText value={Math.round(words.middle)} />
              </strong>{' '}
              · <NumberText value={Math.round(words.threeQuarters)} />
            </>
          ),
      },
    ];
  }, [t, students]);
}
