import Alert from '@mui/material/Alert';
import { type OverseenOverview, shownAddress } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSortName } from '../../domain/classes/index.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedTexts } from './failed-texts.tsx';
import { listStudentTexts } from './text-rows.ts';
import { TextsTable } from './texts-table.tsx';
import { useTexts } from './use-courses.ts';
import { ZoneNote } from './zone-note.tsx';

type Student = OverseenOverview['students'][number];

/** The class's students, with submissions below each row. */
export function StudentsTable({ classInfo }: { classInfo: OverseenOverview }) {
  const { t } = useTranslation('education');
  const columns = useMemo<readonly Column<Student>[]>(
    () => [
      { id: 'lastName', header: t('student.lastName'), value: (row) => row.lastName },
      { id: 'firstName', header: t('student.firstName'), value: (row) => row.firstName },
      { id: 'email', header: t('student.email'), value: (row) => shownAddress(row.email) },
    ],
    [t],
  );
  if (classInfo.students.length === 0) return <Alert severity="error">{t('student.none')}</Alert>;
  return (
    <>
      <DataTable
        label={t('tab.students')}
        noun="students"
        columns={columns}
        rows={classInfo.students}
        rowKey={(row) => row.id}
        urlKey="students"
        expand={(row) => <TextsOfStudent classInfo={classInfo} student={row} />}
        emptyState={null}
      />
      <ZoneNote zone={classInfo.classTimeZone} />
    </>
  );
}

function TextsOfStudent({ classInfo, student }: { classInfo: OverseenOverview; student: Student }) {
  const { t } = useTranslation('education');
  const query = useTexts({ classId: classInfo.id, studentId: student.id });
  if (query.data === undefined && query.isError) return <FailedTexts onRetry={() => void query.refetch()} />;
  return (
    <TextsTable
      classInfo={classInfo}
      label={t('student.textsOf', { name: formatSortName(student) })}
      nameHeader={t('text.assignment')}
      rows={query.data && listStudentTexts(classInfo, student.id, query.data)}
      emptyState={<EmptyState dense title={t('student.noAssignments')} />}
    />
  );
}
