import type { ClassOverview } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableKey } from '../../../domain/classes/index.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LazyDialogs } from '../../../ui/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AccommodationDialog } from '../../accommodations/index.ts';
import { StudentGraphsDialog } from '../../analytics/index.ts';
import { CourseRosterNotice } from '../../lti-roster/index.ts';
import {
  ImportButton,
  InvitedActions,
  InvitedDetails,
  RosterMenu,
  UnmailedNotice,
} from '../../roster/index.ts';
import { NoStudents, SectionFilter, SectionsButton, useIsInChosenSection } from '../../sections/index.ts';
import type { StudentRow } from '../class-rows.ts';
import { StudentSubmissions } from '../submissions/submissions-under-row.tsx';
import { buildPeopleRows, buildPersonKey } from './people-rows.ts';
import { RemoveStudentDialog } from './remove-student-dialog.tsx';
import { StudentRowActions } from './student-row-actions.tsx';
import { useStudentColumns } from './use-student-columns.tsx';

const dialogs = [AccommodationDialog, StudentGraphsDialog];

/** The open dialog, and its student. */
type Opened = { kind: 'remove' | 'accommodation' | 'graphs'; row: StudentRow } | null;

export function StudentsTab({ course }: { course: ClassOverview }) {
  const [dialog, setDialog] = useState<Opened>(null);
  const close = () => setDialog(null);
  return (
    <>
      <CourseRosterNotice course={course} />
      <UnmailedNotice course={course} />
      <StudentsTable course={course} onOpen={setDialog} />
      <LazyDialogs preload={dialogs}>
        {dialog?.kind === 'accommodation' && (
          <AccommodationDialog course={course} student={dialog.row.student} onClose={close} />
        )}
        {dialog?.kind === 'graphs' && (
          <StudentGraphsDialog
            courseId={course.id}
            studentId={dialog.row.student.id}
            name={dialog.row.name}
            from="class"
            onClose={close}
          />
        )}
      </LazyDialogs>
      <RemoveStudentDialog
        classId={course.id}
        row={dialog?.kind === 'remove' ? dialog.row : null}
        onClose={close}
      />
    </>
  );
}

interface TableProps {
  course: ClassOverview;
  onOpen: (dialog: Opened) => void;
}

function StudentsTable({ course, onOpen }: TableProps) {
  const { t } = useTranslation('classes');
  const columns = useStudentColumns(course);
  const isChosen = useIsInChosenSection(course);
  const rows = useMemo(() => buildPeopleRows(course), [course]);
  return (
    <DataTable
      label={t('tab.students')}
      noun="students"
      columns={columns}
      rows={rows.filter((row) => isChosen(row.kind === 'student' ? row.student : row.invitation))}
      rowKey={buildPersonKey}
      urlKey="students"
      initialSort={{ id: 'name', direction: 'asc' }}
      toolbar={<StudentsToolbar course={course} />}
      expand={(row) =>
        row.kind === 'student' ? (
          <StudentSubmissions course={course} row={row} />
        ) : (
          <InvitedDetails course={course} invitation={row.invitation} />
        )
      }
      actions={(row) =>
        row.kind === 'student' ? (
          <StudentRowActions
            course={course}
            row={row}
            onAnalytics={() => onOpen({ kind: 'graphs', row })}
            onAccommodation={() => onOpen({ kind: 'accommodation', row })}
            onRemove={() => onOpen({ kind: 'remove', row })}
          />
        ) : (
          <InvitedActions course={course} invitation={row.invitation} />
        )
      }
      emptyState={<NoStudentsNote course={course} isEmpty={rows.length === 0} />}
    />
  );
}

/** No students in the class, or in the selected section. */
function NoStudentsNote({ course, isEmpty }: { course: ClassOverview; isEmpty: boolean }) {
  const { t } = useTranslation('classes');
  return (
    <NoStudents course={course} isEmpty={isEmpty}>
      <EmptyState
        title={t('student.none')}
        text={
          <>
            {t('student.noneText')} <CopyableKey value={course.enrollKey} />
          </>
        }
        action={course.can.manage && <ImportButton course={course} />}
      />
    </NoStudents>
  );
}

function StudentsToolbar({ course }: { course: ClassOverview }) {
  return (
    <>
      <SectionFilter course={course} people={[...course.students, ...course.invitations]} />
      {course.can.manage && <SectionsButton course={course} />}
      <RosterMenu course={course} />
    </>
  );
}
