import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ClassDetail } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { StudentRow } from './class-rows.ts';
import { rowsOfStudent, studentRows } from './class-rows.ts';
import { ClockText } from './clock-text.tsx';
import { CopyableKey } from './copyable-key.tsx';
import { RemoveStudentDialog } from './remove-student-dialog.tsx';
import { SubmissionsTable } from './submissions-table.tsx';

export function StudentsTab({ course }: { course: ClassDetail }) {
  const { t } = useTranslation('classes');
  const [removing, setRemoving] = useState<StudentRow | null>(null);
  const columns = useStudentColumns();
  const rows = useMemo(() => studentRows(course.students), [course.students]);
  return (
    <>
      <DataTable
        label={t('tab.students')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.student.id}
        urlKey="students"
        initialSort={{ id: 'name', direction: 'asc' }}
        expand={(row) => (
          <SubmissionsTable
            course={course}
            label={t('student.assignmentsOf', { name: row.name })}
            nameHeader={t('student.assignment')}
            rows={rowsOfStudent(row.student, course.assignments)}
            empty={<EmptyState dense title={t('student.noAssignments')} />}
          />
        )}
        {...(course.can.manage
          ? {
              actions: (row: StudentRow) => <RemoveButton row={row} onClick={() => setRemoving(row)} />,
            }
          : {})}
        empty={
          <EmptyState
            title={t('student.none')}
            text={
              <>
                {t('student.noneText')} <CopyableKey value={course.enrollKey} />
              </>
            }
          />
        }
      />
      <RemoveStudentDialog classId={course.id} row={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

function RemoveButton({ row, onClick }: { row: StudentRow; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Tooltip title={t('remove')}>
      <IconButton size="small" aria-label={`${t('remove')}: ${row.name}`} onClick={onClick}>
        <PersonRemoveOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function useStudentColumns(): readonly Column<StudentRow>[] {
  const { t } = useTranslation('classes');
  return useMemo(
    () => [
      { id: 'name', header: t('student.name'), value: (row) => row.name },
      {
        id: 'email',
        header: t('student.email'),
        value: (row) => row.student.email,
      },
      {
        id: 'time',
        header: t('student.time'),
        align: 'end',
        value: (row) => row.student.totalTime,
        cell: (row) => <ClockText seconds={row.student.totalTime} />,
        searchable: false,
      },
      {
        id: 'rank',
        header: t('student.rank'),
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
