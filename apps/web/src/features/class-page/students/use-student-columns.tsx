import Typography from '@mui/material/Typography';
import { type ClassOverview, shownAddress } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { MetricTip } from '../../../ui/metrics/metric-tip.tsx';
import { InvitedState } from '../../roster/index.ts';
import { WritingTime } from '../submissions/writing-time.tsx';
import type { PersonRow } from './people-rows.ts';

export function useStudentColumns(classDetails: ClassOverview): readonly Column<PersonRow>[] {
  const { t } = useTranslation('classes');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('student.name'),
        value: (row) => row.name,
        cell: (row) => <NameCell classDetails={classDetails} row={row} />,
      },
      {
        id: 'email',
        header: t('student.email'),
        value: (row) => shownAddress((row.kind === 'student' ? row.student : row.invitation).email),
      },
      {
        id: 'time',
        header: t('student.time'),
        explain: <MetricTip metric="classTime" />,
        align: 'end',
        value: (row) => (row.kind === 'student' ? row.student.totalTime : null),
        cell: (row) => row.kind === 'student' && <WritingTime seconds={row.student.totalTime} />,
        searchable: false,
      },
      {
        id: 'rank',
        header: t('student.rank'),
        explain: <MetricTip metric="classRank" />,
        align: 'end',
        // More time means a better rank; students without time have none.
        value: (row) => (row.kind === 'student' && row.student.totalTime > 0 ? -row.student.totalTime : null),
        cell: (row) => row.kind === 'student' && row.rank,
        searchable: false,
      },
    ],
    [t, classDetails],
  );
}

/** Section and invitation status are below the name, so that the columns stay the same. */
function NameCell({ classDetails, row }: { classDetails: ClassOverview; row: PersonRow }) {
  return (
    <>
      {row.name}
      {row.section !== null && (
        <Typography variant="caption" color="textSecondary" component="div">
          {row.section}
        </Typography>
      )}
      {row.kind === 'invited' && <InvitedState classDetails={classDetails} invitation={row.invitation} />}
    </>
  );
}
