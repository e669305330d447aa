import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import { DurationText } from '../../ui/duration-text.tsx';
import { ScoreText } from '../../ui/score-text.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import type { SampleStudent } from './sample-world.ts';

const zone = 'America/New_York';

export function useStudentColumns(): readonly Column<SampleStudent>[] {
  const { t } = useTranslation('gallery');
  return useMemo(
    () => [
      { id: 'name', header: t('student.name'), value: (student) => student.name },
      { id: 'email', header: t('student.email'), value: (student) => student.email },
      {
        id: 'status',
        header: t('student.status'),
        value: (student) => student.status,
        cell: (student) => <StatusChip status={student.status} />,
      },
      {
        id: 'changed',
        header: t('student.changed'),
        value: (student) => student.changed,
        cell: (student) => <DateTimeText iso={student.changed} zone={zone} />,
        highlight: (student) => student.status === 'SUBMITTED_LATE',
        searchable: false,
      },
      {
        id: 'time',
        header: t('student.time'),
        align: 'end',
        value: (student) => student.seconds,
        cell: (student) => <DurationText seconds={student.seconds} />,
        searchable: false,
      },
      {
        id: 'score',
        header: t('student.score'),
        align: 'end',
        value: (student) => (student.score === -1 ? null : student.score),
        cell: (student) => <ScoreText score={student.score} />,
      },
    ],
    [t],
  );
}
