import type { ClassOverview } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableKey } from '../../../domain/classes/index.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LazyDialogs } from '../../../ui/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AccommodationDialog } from '../../accommodations/index.ts';
import { StudentGraphsDialog } from '../../analytics/index.ts';
import { InvitationList, RosterMenu } from '../../roster/index.ts';
import { NoStudents, SectionFilter, SectionsButton, useChosenStudents } from '../../sections/index.ts';
import type { StudentRow } from '../class-rows.ts';
import { studentRows } from '../class-rows.ts';
import { StudentSubmissions } from '../submissions/submissions-under-row.tsx';
import { RemoveStudentDialog } from './remove-student-dialog.tsx';
import { StudentRowActions } from './student-row-actions.tsx';
import { useStudentColumns } from './use-student-columns.tsx';

const dialogs = [AccommodationDialog, StudentGraphsDialog];

/** What is open over the tab, and for whom. */
type Opened = { kind: 'remove' | 'accommodation' | 'graphs'; row: StudentRow } | null;

export function StudentsTab({ course }: { course: ClassOverview }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <>
      <StudentsTable course={course} onOpen={setOpened} />
      <InvitationList course={course} />
      <LazyDialogs ahead={dialogs}>
        {opened?.kind === 'accommodation' && (
          <AccommodationDialog course={course} student={opened.row.student} onClose={close} />
        )}
        {opened?.kind === 'graphs' && (
          <StudentGraphsDialog
            courseId={course.id}
            studentId={opened.row.student.id}
            name={opened.row.name}
            from="class"
            onClose={close}
          />
        )}
      </LazyDialogs>
      <RemoveStudentDialog
        classId={course.id}
        row={opened?.kind === 'remove' ? opened.row : null}
        onClose={close}
      />
    </>
  );
}

interface TableProps {
  course: ClassOverview;
  onOpen: (opened: Opened) => void;
}

function StudentsTable({ course, onOpen }: TableProps) {
  const { t } = useTranslation('classes');
  const columns = useStudentColumns();
  const chosen = useChosenStudents(course);
  const rows = useMemo(() => studentRows(course.students, course.sections), [course]);
  return (
    <DataTable
      label={t('tab.students')}
      columns={columns}
      rows={rows.filter(({ student }) => chosen.has(student.id))}
      rowKey={(row) => row.student.id}
      urlKey="students"
      initialSort={{ id: 'name', direction: 'asc' }}
      toolbar={<StudentsToolbar course={course} />}
      expand={(row) => <StudentSubmissions course={course} row={row} />}
      actions={(row) => (
        <StudentRowActions
          course={course}
          row={row}
          onAnalytics={() => onOpen({ kind: 'graphs', row })}
          onAccommodation={() => onOpen({ kind: 'accommodation', row })}
          onRemove={() => onOpen({ kind: 'remove', row })}
        />
      )}
      empty={
        <NoStudents course={course}>
          <EmptyState
            title={t('student.none')}
            text={
              <>
                {t('student.noneText')} <CopyableKey value={course.enrollKey} />
              </>
            }
          />
        </NoStudents>
      }
    />
  );
}

function StudentsToolbar({ course }: { course: ClassOverview }) {
  return (
    <>
      <SectionFilter course={course} />
      {course.can.manage && <SectionsButton course={course} />}
      <RosterMenu course={course} />
    </>
  );
}
