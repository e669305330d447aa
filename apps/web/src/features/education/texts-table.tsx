import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OverseenOverview } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ScoreText } from '../../ui/score-text.tsx';
import { StatusChip, WithoutNameChip } from '../../ui/status-chip.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import type { TextRow } from './text-rows.ts';

interface Props {
  classInfo: OverseenOverview;
  label: string;
  /** Header of the name column: assignment or student. */
  nameHeader: string;
  /** Undefined while loading. */
  rows: readonly TextRow[] | undefined;
  emptyState: ReactNode;
}

/** Texts of a student or of an assignment, below its row. */
export function TextsTable({ classInfo, label, nameHeader, rows, emptyState }: Props) {
  const columns = useColumns(classInfo, nameHeader);
  return (
    <Box sx={{ '& .MuiTable-root .MuiTableCell-root': { px: 1 } }}>
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

function useColumns(classInfo: OverseenOverview, nameHeader: string): readonly Column<TextRow>[] {
  const { t } = useTranslation('education');
  const { classTimeZone: zone, gradeMethod } = classInfo;
  return useMemo(() => {
    // The chip's label says it too, not only the colour.
    const isLate = ({ text }: TextRow) => text?.late ?? false;
    const readGrade = ({ text }: TextRow) => {
      if (gradeMethod === 'Letter') return text?.alternateGrade;
      return text === null || text.score === -1 ? null : text.score;
    };
    return [
      { id: 'name', header: nameHeader, value: (row) => row.name },
      {
        id: 'created',
        header: t('text.created'),
        value: ({ text }) => text?.createDate,
        cell: ({ text }) => <DateTimeText iso={text?.createDate ?? null} zone={zone} />,
      },
      {
        id: 'changed',
        header: t('text.changed'),
        value: ({ text }) => text?.lastChangeDate,
        cell: ({ text }) => <DateTimeText iso={text?.lastChangeDate ?? null} zone={zone} />,
        highlight: isLate,
      },
      {
        id: 'status',
        header: t('text.status'),
        value: formatStatus,
        cell: (row) => (row.isHidden ? <WithoutNameChip /> : <StatusChip status={formatStatus(row)} />),
        highlight: isLate,
      },
      {
        id: 'grade',
        header: t('text.grade'),
        align: 'end',
        value: readGrade,
        cell: ({ text }) => (
          <ScoreText
            score={text?.score ?? -1}
            alternateGrade={text?.alternateGrade ?? null}
            gradeMethod={gradeMethod}
          />
        ),
      },
    ];
  }, [t, nameHeader, zone, gradeMethod]);
}

function formatStatus({ text, isMissed }: TextRow) {
  return text?.status ?? (isMissed ? 'MISSED' : 'NONE');
}

function ReadButton({ row }: { row: TextRow }) {
  const { t } = useTranslation('education');
  if (row.text === null) return null;
  return (
    <Button
      component="a"
      href={`/educoordinator/ReadSubmission/${row.text.submissionId}`}
      target="_blank"
      rel="noopener"
      size="small"
      variant="outlined"
      aria-label={t('text.readOf', { name: row.name })}
    >
      {t('text.read')}
    </Button>
  );
}
