import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClassOverview } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { emptyRank, type SubmissionRow } from '../class-rows.ts';
import { useSubmissionColumns } from './use-submission-columns.tsx';

interface Props<Id> {
  classDetails: ClassOverview;
  label: string;
  /** Header of the name column: assignment or student. */
  nameHeader: string;
  /** Undefined while loading. */
  rows: readonly SubmissionRow<Id>[] | undefined;
  /** Shows total time and rank, which compare students within one assignment. */
  hasTimes?: boolean;
  emptyState: ReactNode;
}

/** Dense padding: nine columns inside another table, with the last one always visible. */
const denseCells = {
  '& .MuiTable-root .MuiTableCell-root': { px: 1 },
  '& tbody .row-name': { minWidth: 104 },
  '& .MuiTable-root .MuiTableCell-root:last-child': {
    position: 'sticky',
    right: 0,
    pr: 1,
    zIndex: 2,
    bgcolor: 'background.paper',
  },
  '& .MuiTable-root thead .MuiTableCell-root:last-child': { bgcolor: 'surface.sunken' },
  // A status may wrap to two lines, so that the last column stays visible.
  '& .MuiChip-root': { height: 'auto', minHeight: 24 },
  '& .MuiChip-label': { whiteSpace: { xs: 'normal', xl: 'nowrap' }, py: 0.25 },
} as const;

/** Submissions of a student or of an assignment, below its row. */
export function SubmissionsTable<Id extends number>(props: Props<Id>) {
  const { classDetails, label, nameHeader, rows, hasTimes = false, emptyState } = props;
  const hasRanks = rows?.some(({ rank }) => rank !== emptyRank) ?? true;
  const columns = useSubmissionColumns<Id>({ classDetails, nameHeader, hasTimes, hasRanks });
  return (
    <Box sx={denseCells}>
      <DataTable
        label={label}
        noun="submissions"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        searchable={false}
        actions={(row) => <ReadButton row={row} />}
        emptyState={emptyState}
      />
    </Box>
  );
}

function ReadButton({ row }: { row: SubmissionRow<unknown> }) {
  const { t } = useTranslation('classes');
  if (row.submission === null) return null;
  return (
    <Button
      component="a"
      href={`/readassignment/${row.submission.submissionId}`}
      target="_blank"
      rel="noopener"
      size="small"
      variant="outlined"
      aria-label={t('submission.readOf', { name: row.name })}
    >
      {t('submission.read')}
    </Button>
  );
}
