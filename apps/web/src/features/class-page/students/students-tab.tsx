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

export function StudentsTab({ classDetails }: { classDetails: ClassOverview }) {
  const [dialog, setDialog] = useState<Opened>(null);
  const close = () => setDialog(null);
  return (
    <>
      <CourseRosterNotice classInfo={classDetails} />
      <UnmailedNotice classDetails={classDetails} />
      <StudentsTable classDetails={classDetails} onOpen={setDialog} />
      <LazyDialogs preload={dialogs}>
        {dialog?.kind === 'accommodation' && (
          <AccommodationDialog classDetails={classDetails} student={dialog.row.student} onClose={close} />
        )}
        {dialog?.kind === 'graphs' && (
          <StudentGraphsDialog
            courseId={classDetails.id}
            studentId={dialog.row.student.id}
            name={dialog.row.name}
            from="class"
            onClose={close}
          />
        )}
      </LazyDialogs>
      <RemoveStudentDialog
        classId={classDetails.id}
        row={dialog?.kind === 'remove' ? dialog.row : null}
        onClose={close}
      />
    </>
  );
}

interface TableProps {
  classDetails: ClassOverview;
  onOpen: (dialog: Opened) => void;
}

function StudentsTable({ classDetails, onOpen }: TableProps) {
  const { t } = useTranslation('classes');
  const columns = useStudentColumns(classDetails);
  const isChosen = useIsInChosenSection(classDetails);
  const rows = useMemo(() => buildPeopleRows(classDetails), [classDetails]);
  return (
    <DataTable
      label={t('tab.students')}
      noun="students"
      columns={columns}
      rows={rows.filter((row) => isChosen(row.kind === 'student' ? row.student : row.invitation))}
      rowKey={buildPersonKey}
      urlKey="students"
      initialSort={{ id: 'name', direction: 'asc' }}
      toolbar={<StudentsToolbar classDetails={classDetails} />}
      expand={(row) =>
        row.kind === 'student' ? (
          <StudentSubmissions classDetails={classDetails} row={row} />
        ) : (
          <InvitedDetails classDetails={classDetails} invitation={row.invitation} />
        )
      }
      actions={(row) =>
        row.kind === 'student' ? (
          <StudentRowActions
            classDetails={classDetails}
            row={row}
            onAnalytics={() => onOpen({ kind: 'graphs', row })}
            onAccommodation={() => onOpen({ kind: 'accommodation', row })}
            onRemove={() => onOpen({ kind: 'remove', row })}
          />
        ) : (
          <InvitedActions classDetails={classDetails} invitation={row.invitation} />
        )
      }
      emptyState={<NoStudentsNote classDetails={classDetails} isEmpty={rows.length === 0} />}
    />
  );
}

/** No students in the class, or in the selected section. */
function NoStudentsNote({ classDetails, isEmpty }: { classDetails: ClassOverview; isEmpty: boolean }) {
  const { t } = useTranslation('classes');
  return (
    <NoStudents classDetails={classDetails} isEmpty={isEmpty}>
      <EmptyState
        title={t('student.none')}
        text={
          <>
            {t('student.noneText')} <CopyableKey value={classDetails.enrollKey} />
          </>
        }
        action={classDetails.can.manage && <ImportButton classDetails={classDetails} />}
      />
    </NoStudents>
  );
}

function StudentsToolbar({ classDetails }: { classDetails: ClassOverview }) {
  return (
    <>
      <SectionFilter
        classDetails={classDetails}
        people={[...classDetails.students, ...classDetails.invitations]}
      />
      {classDetails.can.manage && <SectionsButton classDetails={classDetails} />}
      <RosterMenu classDetails={classDetails} />
    </>
  );
}
