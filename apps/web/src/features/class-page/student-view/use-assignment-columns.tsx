import Stack from '@mui/material/Stack';
import type { StudentClassDetail } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { ScoreText } from '../../../ui/score-text.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';

export type AssignmentRow = StudentClassDetail['assignments'][number];

type Course = Pick<StudentClassDetail, 'classTimeZone' | 'gradeMethod'>;

export function useAssignmentColumns({
  classTimeZone,
  gradeMethod,
}: Course): readonly Column<AssignmentRow>[] {
  const { t } = useTranslation('student-class');
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('column.title'),
        value: (row) => row.title,
        cell: (row) => <TitleCell row={row} />,
      },
      {
        id: 'start',
        header: t('column.start'),
        value: (row) => row.startDate,
        cell: (row) => <DateTimeText iso={row.startDate} zone={classTimeZone} />,
        searchable: false,
        width: 160,
      },
      {
        id: 'due',
        header: t('column.due'),
        value: (row) => row.endDate,
        cell: (row) => <DateTimeText iso={row.endDate} zone={classTimeZone} />,
        searchable: false,
        width: 160,
      },
      {
        id: 'grade',
        header: t('column.grade'),
        align: 'end',
        value: (row) => gradeOf(row, gradeMethod),
        cell: (row) => (
          <ScoreText score={row.score} alternateGrade={row.alternateGrade} gradeMethod={gradeMethod} />
        ),
        searchable: false,
        width: 90,
      },
    ],
    [t, classTimeZone, gradeMethod],
  );
}

function TitleCell({ row }: { row: AssignmentRow }) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <span>{row.title}</span>
      {row.status !== null && row.status !== 'NONE' && <StatusChip status={row.status} noneTone="neutral" />}
    </Stack>
  );
}

function gradeOf(row: AssignmentRow, method: Course['gradeMethod']): string | number | null {
  if (method === 'Letter') return row.alternateGrade;
  return row.score === -1 ? null : row.score;
}
