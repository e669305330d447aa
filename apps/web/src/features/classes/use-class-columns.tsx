import Link from '@mui/material/Link';
import type { ClassListItem } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { dayOf } from '../../lib/class-time.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DayText } from '../../ui/time/day-text.tsx';

export function useClassColumns(): readonly Column<ClassListItem>[] {
  const { t } = useTranslation('classes');
  return useMemo(
    () => [
      {
        id: 'className',
        header: t('field.className'),
        value: (row) => row.className,
        cell: (row) => (
          <Link component={RouterLink} to={`/classdetail/${row.id}`}>
            {row.className}
          </Link>
        ),
      },
      {
        id: 'enrollkey',
        header: t('field.enrollKey'),
        value: (row) => row.enrollkey,
        cell: (row) => (
          <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'normal' }}>{row.enrollkey}</span>
        ),
      },
      {
        id: 'subjectArea',
        header: t('field.subjectArea'),
        value: (row) => row.subjectArea,
      },
      {
        id: 'studentLevel',
        header: t('field.studentLevel'),
        value: (row) => row.studentLevel,
      },
      {
        id: 'startDate',
        header: t('field.startDate'),
        value: (row) => dayOf(row.startDate),
        cell: (row) => <DayText day={row.startDate} />,
        width: 116,
      },
      {
        id: 'endDate',
        header: t('field.endDate'),
        value: (row) => dayOf(row.endDate),
        cell: (row) => <DayText day={row.endDate} />,
        width: 116,
      },
    ],
    [t],
  );
}
