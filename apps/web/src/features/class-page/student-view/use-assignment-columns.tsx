import Link from '@mui/material/Link';
import type { StudentClassDetail } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { Column } from '../../../ui/data-table/column.ts';
import { ScoreText } from '../../../ui/score-text.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { DueText } from './due-text.tsx';
import { findNextDeadline } from './sort-by-deadline.ts';
import { StateText } from './state-text.tsx';

export type AssignmentRow = StudentClassDetail['assignments'][number];

type ColumnsClass = Pick<StudentClassDetail, 'classTimeZone' | 'gradeMethod'>;

export function useAssignmentColumns({
  classTimeZone,
  gradeMethod,
}: ColumnsClass): readonly Column<AssignmentRow>[] {
  const { t } = useTranslation('student-class');
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('column.title'),
        value: (row) => row.title,
        cell: (row) => (
          <Link component={RouterLink} to={`/assignment/${row.id}`}>
            {row.title}
          </Link>
        ),
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
        value: findNextDeadline,
        cell: (row) => <DueText row={row} zone={classTimeZone} />,
        searchable: false,
        width: 160,
      },
      {
        id: 'grade',
        header: t('column.grade'),
        align: 'end',
        value: (row) => readGrade(row, gradeMethod),
        cell: (row) => (
          <ScoreText score={row.score} alternateGrade={row.alternateGrade} gradeMethod={gradeMethod} />
        ),
        searchable: false,
        width: 90,
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: (row) => <StateText row={row} />,
      },
    ],
    [t, classTimeZone, gradeMethod],
  );
}

function readGrade(row: AssignmentRow, method: ColumnsClass['gradeMethod']): string | number | null {
  if (method === 'Letter') return row.alternateGrade;
  return row.score === -1 ? null : row.score;
}
