import Alert from '@mui/material/Alert';
import type { OverseenOverview } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { FailedTexts } from './failed-texts.tsx';
import { listAssignmentTexts } from './text-rows.ts';
import { TextsTable } from './texts-table.tsx';
import { useTexts } from './use-courses.ts';
import { ZoneNote } from './zone-note.tsx';

type Assignment = OverseenOverview['assignments'][number];

/** The class's assignments, with submissions below each row. */
export function AssignmentsTable({ classInfo }: { classInfo: OverseenOverview }) {
  const { t } = useTranslation('education');
  const columns = useColumns(classInfo.classTimeZone);
  return (
    <>
      <DataTable
        label={t('tab.assignments')}
        noun="assignments"
        columns={columns}
        rows={classInfo.assignments}
        rowKey={(row) => row.id}
        urlKey="assignments"
        expand={(row) => <TextsForAssignment classInfo={classInfo} assignment={row} />}
        emptyState={<EmptyState title={t('assignment.none')} text={t('assignment.noneText')} />}
      />
      {classInfo.assignments.length > 0 && <ZoneNote zone={classInfo.classTimeZone} />}
    </>
  );
}

function useColumns(zone: string): readonly Column<Assignment>[] {
  const { t } = useTranslation(['education', 'common']);
  return useMemo(() => {
    const flagColumn = (
      id: 'autosubmit' | 'autoevaluate' | 'enforcement',
      is: (row: Assignment) => boolean,
    ): Column<Assignment> => ({
      id,
      header: t(`assignment.${id}`),
      value: (row) => (is(row) ? t('common:yes') : t('common:no')),
      searchable: false,
    });
    const timeColumn = (
      id: 'start' | 'deadline',
      selectTime: (row: Assignment) => string,
    ): Column<Assignment> => ({
      id,
      header: t(`assignment.${id}`),
      value: selectTime,
      cell: (row) => <DateTimeText iso={selectTime(row)} zone={zone} />,
      searchable: false,
    });
    return [
      { id: 'title', header: t('assignment.title'), value: (row) => row.title },
      timeColumn('start', (row) => row.startDate),
      timeColumn('deadline', (row) => row.endDate),
      flagColumn('autosubmit', (row) => row.autoSubmission),
      flagColumn('autoevaluate', (row) => row.autoEvaluate),
      flagColumn('enforcement', (row) => row.preventAfterDueDate),
    ];
  }, [t, zone]);
}

function TextsForAssignment({
  classInfo,
  assignment,
}: {
  classInfo: OverseenOverview;
  assignment: Assignment;
}) {
  const { t } = useTranslation('education');
  const query = useTexts({ classId: classInfo.id, assignmentId: assignment.id });
  if (query.data === undefined && query.isError) return <FailedTexts onRetry={() => void query.refetch()} />;
  return (
    <TextsTable
      classInfo={classInfo}
      label={t('assignment.textsOf', { title: assignment.title })}
      nameHeader={t('text.student')}
      rows={query.data && listAssignmentTexts(classInfo, assignment.id, query.data)}
      emptyState={<Alert severity="error">{t('student.none')}</Alert>}
    />
  );
}
