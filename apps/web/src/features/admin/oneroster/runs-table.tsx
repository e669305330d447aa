import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RosterRun, rosterChangeKinds } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';

/** The last imports of a system: when, how they ended, and what they changed. */
export function RunsTable({ runs }: { runs: readonly RosterRun[] }) {
  const { t } = useTranslation('oneroster');
  const columns = useColumns();
  return (
    <Box>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {t('runs')}
      </Typography>
      <DataTable
        label={t('runs')}
        searchable={false}
        noun="rows"
        columns={columns}
        rows={runs}
        rowKey={(row) => row.at}
        emptyState={<EmptyState dense title={t('never')} />}
      />
    </Box>
  );
}

function useColumns(): readonly Column<RosterRun>[] {
  const { t } = useTranslation('oneroster');
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('field.at'),
        value: (row) => row.at,
        cell: (row) => <DateTimeText iso={row.at} zone={viewerZone()} />,
        searchable: false,
      },
      {
        id: 'by',
        header: t('field.by'),
        value: (row) => t(row.isNightly ? 'atNight' : 'byHand'),
      },
      {
        id: 'outcome',
        header: t('field.outcome'),
        value: (row) => (row.reason === null ? t(`outcome.${row.outcome}`) : t(`reason.${row.reason}`)),
        highlight: (row) => row.outcome !== 'done',
      },
      {
        id: 'changes',
        header: t('changes'),
        value: (row) =>
          rosterChangeKinds
            .filter((kind) => row.counts[kind] > 0)
            .map((kind) => t(`counted.${kind}`, { count: row.counts[kind] }))
            .join(', ') || t('noChanges'),
      },
    ],
    [t],
  );
}
