import type { ReadableClass } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lookupColumns, ScopeNote, useMarkingText } from '../../domain/classes/index.ts';
import { hasPermission, useSession } from '../../lib/session.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { dayColumn, keyColumn, linkColumn } from '../../ui/data-table/columns.tsx';
import { PagedTable, useNeedsAll } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useAssistedClasses } from './use-assisted-classes.ts';

const urlKey = 'classes';

/** /ta/courselist: classes that the user assists in; all classes for holders of the role, unless limited. */
export function AssistedListPage() {
  const { t } = useTranslation('oversight');
  const readsAll = hasPermission(useSession(), 'class.list_any');
  return (
    <PageFrame title={readsAll ? t('list.all') : t('list.assisted')}>
      <ScopeNote list="assisting" />
      <AssistedTable />
    </PageFrame>
  );
}

function AssistedTable() {
  const { t } = useTranslation('oversight');
  const pages = useAssistedClasses({ needsAll: useNeedsAll(urlKey) });
  const columns = useColumns();
  return (
    <PagedTable
      label={t('list.label')}
      noun="classes"
      columns={columns}
      pages={pages}
      rowKey={(row) => row.id}
      urlKey={urlKey}
      emptyState={<EmptyState title={t('list.none')} text={t('list.noneText')} />}
    />
  );
}

function useColumns(): readonly Column<ReadableClass>[] {
  const { t } = useTranslation('oversight');
  const markingText = useMarkingText();
  return useMemo(
    () => [
      linkColumn({
        id: 'className',
        header: t('column.className'),
        text: (row) => row.className,
        to: (row) => `/ta/classDetails/${row.id}`,
      }),
      keyColumn({ id: 'enrollkey', header: t('column.enrollKey'), text: (row) => row.enrollkey }),
      { id: 'instructor', header: t('column.instructor'), value: (row) => row.instructor },
      ...lookupColumns({ subjectArea: t('column.subjectArea'), studentLevel: t('column.studentLevel') }),
      dayColumn({ id: 'startDate', header: t('column.startDate'), day: (row) => row.startDate }),
      dayColumn({ id: 'endDate', header: t('column.endDate'), day: (row) => row.endDate }),
      { id: 'permission', header: t('column.permission'), value: (row) => markingText(row.marking) },
    ],
    [t, markingText],
  );
}
