import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { OverseenClass } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { lookupColumns, ScopeNote } from '../../domain/classes/index.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { dayColumn } from '../../ui/data-table/columns.tsx';
import { PagedTable, useNeedsAll } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberText } from '../../ui/number-text.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useCourses } from './use-courses.ts';

const urlKey = 'classes';

/** /educoordinator/courselist: the coordinator's classes. */
export function CourseListPage() {
  const { t } = useTranslation('education');
  return (
    <PageFrame title={t('list.title')}>
      <ScopeNote list="overseeing" />
      <CourseTable />
    </PageFrame>
  );
}

function CourseTable() {
  const { t } = useTranslation('education');
  const pages = useCourses({ needsAll: useNeedsAll(urlKey) });
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

function useColumns(): readonly Column<OverseenClass>[] {
  const { t } = useTranslation('education');
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('column.title'),
        value: (row) => row.title,
        cell: (row) => <TitleCell classInfo={row} />,
      },
      {
        id: 'instructor',
        header: t('column.instructor'),
        value: (row) => `${row.instructorFirstName} ${row.instructorLastName}`,
      },
      ...lookupColumns<OverseenClass>({
        subjectArea: t('column.subjectArea'),
        studentLevel: t('column.studentLevel'),
      }),
      dayColumn({ id: 'startDate', header: t('column.startDate'), day: (row) => row.startDate }),
      dayColumn({ id: 'endDate', header: t('column.endDate'), day: (row) => row.endtDate }),
      {
        id: 'timezone',
        header: t('column.timezone'),
        value: (row) => row.timezone.replaceAll('_', ' '),
      },
      {
        id: 'students',
        header: t('column.students'),
        align: 'end',
        value: (row) => row.numberOfStudents,
        cell: (row) => <NumberText value={row.numberOfStudents} />,
        searchable: false,
      },
    ],
    [t],
  );
}

function TitleCell({ classInfo }: { classInfo: OverseenClass }) {
  const { t } = useTranslation('education');
  return (
    <>
      <Link
        component={RouterLink}
        to={`/educoordinator/coursedetail/${classInfo.id}`}
        target="_blank"
        rel="noopener"
        aria-label={t('list.newTab', { title: classInfo.title })}
        dir="auto"
      >
        {classInfo.title}
      </Link>
      {classInfo.archived && (
        <Chip size="small" variant="outlined" label={t('list.archived')} sx={{ ml: 1 }} />
      )}
    </>
  );
}
