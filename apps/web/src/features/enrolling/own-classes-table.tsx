import type { EnrollmentClass } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lookupColumns } from '../../domain/classes/index.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { dayColumn, linkColumn } from '../../ui/data-table/columns.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { useOwnClasses } from './use-enrolling.ts';

/** The user's classes, with links. */
export function OwnClassesTable() {
  const { t } = useTranslation('enrollment');
  const query = useOwnClasses();
  const columns = useColumns();
  if (query.data === undefined && query.isError) {
    return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <DataTable
      label={t('own.title')}
      noun="classes"
      columns={columns}
      rows={query.data}
      rowKey={(row) => row.id}
      urlKey="classes"
      emptyState={<EmptyState title={t('own.emptyTitle')} text={t('own.emptyText')} />}
    />
  );
}

function useColumns(): readonly Column<EnrollmentClass>[] {
  const { t } = useTranslation('enrollment');
  return useMemo(
    () => [
      linkColumn({
        id: 'className',
        header: t('column.className'),
        text: (row) => row.className,
        to: (row) => `/myclassdetail/${row.id}`,
      }),
      { id: 'instructor', header: t('column.instructor'), value: (row) => row.instructor },
      ...lookupColumns({ subjectArea: t('column.subjectArea'), studentLevel: t('column.studentLevel') }),
      dayColumn({ id: 'start', header: t('column.start'), day: (row) => row.startDate }),
      dayColumn({ id: 'end', header: t('column.end'), day: (row) => row.endDate }),
    ],
    [t],
  );
}
