import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClassOverview } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { noRank, type SubmissionRow } from '../class-rows.ts';
import { useSubmissionColumns } from './use-submission-columns.tsx';

interface Props<Id> {
  course: ClassOverview;
  label: string;
  /** What the rows are named after: an assignment or a student. */
  nameHeader: string;
  /** Undefined while they load. */
  rows: readonly SubmissionRow<Id>[] | undefined;
  /** Total time and rank, which compare students within one assignment. */
  hasTimes?: boolean;
  empty: ReactNode;
}

/** Nine columns inside another table: each pixel between them is needed, and the way to the text stays in sight. */
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
  // A status is a few words: on two lines where one would push the way to the text away.
  '& .MuiChip-root': { height: 'auto', minHeight: 24 },
  '& .MuiChip-label': { whiteSpace: { xs: 'normal', xl: 'nowrap' }, py: 0.25 },
} as const;

/** The submissions of a student or of an assignment, under its row. */
export function SubmissionsTable<Id extends number>(props: Props<Id>) {
  const { course, label, nameHeader, rows, hasTimes = false, empty } = props;
  const hasRanks = rows?.some(({ rank }) => rank !== noRank) ?? true;
  const columns = useSubmissionColumns<Id>({ course, nameHeader, hasTimes, hasRanks });
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
        empty={empty}
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
