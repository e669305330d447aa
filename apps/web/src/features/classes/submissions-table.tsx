import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import type { ClassDetail } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { SubmissionRow } from './class-rows.ts';
import { useSubmissionColumns } from './use-submission-columns.tsx';

type Props<Id> = {
  course: ClassDetail;
  label: string;
  /** What the rows are named after: an assignment or a student. */
  nameHeader: string;
  rows: readonly SubmissionRow<Id>[];
  /** Total time and rank, which compare students within one assignment. */
  hasTimes?: boolean;
  empty: ReactNode;
};

/** The submissions of a student or of an assignment, under its row. */
export function SubmissionsTable<Id extends number>(props: Props<Id>) {
  const { course, label, nameHeader, rows, hasTimes = false, empty } = props;
  const columns = useSubmissionColumns<Id>({ course, nameHeader, hasTimes });
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      searchable={false}
      initialSort={hasTimes ? { id: 'name', direction: 'asc' } : null}
      actions={(row) => <ReadButton row={row} />}
      empty={empty}
    />
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
      endIcon={<OpenInNew />}
      aria-label={t('submission.readOf', { name: row.name })}
    >
      {t('submission.read')}
    </Button>
  );
}
