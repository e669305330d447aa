import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { FigureTip } from '../../../ui/figures/figure-tip.tsx';
import type { StudentRow } from '../class-rows.ts';
import { ClockText } from '../submissions/clock-text.tsx';

export function useStudentColumns(): readonly Column<StudentRow>[] {
  const { t } = useTranslation('classes');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('student.name'),
        value: (row) => row.name,
        cell: (row) => <NameCell row={row} />,
      },
      {
        id: 'email',
        header: t('student.email'),
        value: (row) => row.student.email,
      },
      {
        id: 'time',
        header: t('student.time'),
        explain: <FigureTip figure="classTime" />,
        align: 'end',
        value: (row) => row.student.totalTime,
        cell: (row) => <ClockText seconds={row.student.totalTime} />,
        searchable: false,
      },
      {
        id: 'rank',
        header: t('student.rank'),
        explain: <FigureTip figure="classRank" />,
        align: 'end',
        // The more time, the better the rank; without time there is none.
        value: (row) => (row.student.totalTime > 0 ? -row.student.totalTime : null),
        cell: (row) => row.rank,
        searchable: false,
      },
    ],
    [t],
  );
}

/** The section stands under the name, so that the columns stay the same. */
function NameCell({ row }: { row: StudentRow }) {
  if (row.section === null) return row.name;
  return (
    <>
      {row.name}
      <Typography variant="caption" color="textSecondary" component="div">
        {row.section}
      </Typography>
    </>
  );
}
