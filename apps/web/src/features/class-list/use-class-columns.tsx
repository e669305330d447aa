import type { ClassListItem } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lookupColumns } from '../../domain/classes/index.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { dayColumn, keyColumn, linkColumn } from '../../ui/data-table/columns.tsx';

export function useClassColumns(): readonly Column<ClassListItem>[] {
  const { t } = useTranslation('classes');
  return useMemo(
    () => [
      linkColumn({
        id: 'className',
        header: t('field.className'),
        text: (row) => row.className,
        to: (row) => `/classdetail/${row.id}`,
      }),
      keyColumn({ id: 'enrollkey', header: t('field.enrollKey'), text: (row) => row.enrollkey }),
      ...lookupColumns({ subjectArea: t('field.subjectArea'), studentLevel: t('field.studentLevel') }),
      dayColumn({ id: 'startDate', header: t('field.startDate'), day: (row) => row.startDate }),
      dayColumn({ id: 'endDate', header: t('field.endDate'), day: (row) => row.endDate }),
    ],
    [t],
  );
}
