import type { ClassAssignment, ClassOverview, UserId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useSubmissions } from '../../../domain/classes/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoStudents } from '../../sections/index.ts';
import type { StudentRow } from '../class-rows.ts';
import { buildAssignmentSubmissionRows, buildStudentSubmissionRows } from '../class-rows.ts';
import { FailedRow } from './failed-row.tsx';
import { SubmissionsTable } from './submissions-table.tsx';

/** A student's submissions for each assignment. */
export function StudentSubmissions({ classDetails, row }: { classDetails: ClassOverview; row: StudentRow }) {
  const { t } = useTranslation('classes');
  const query = useSubmissions({ classId: classDetails.id, studentId: row.student.id });
  if (query.data === undefined && query.isError) return <FailedRow onRetry={() => void query.refetch()} />;
  return (
    <SubmissionsTable
      classDetails={classDetails}
      label={t('student.assignmentsOf', { name: row.name })}
      nameHeader={t('student.assignment')}
      rows={query.data && buildStudentSubmissionRows(classDetails, row.student.id, query.data)}
      emptyState={<EmptyState dense title={t('student.noAssignments')} />}
    />
  );
}

interface AssignmentProps {
  classDetails: ClassOverview;
  assignment: ClassAssignment;
  /** Students to show. */
  selectedStudents: ReadonlySet<UserId>;
}

/** Each student's submission for an assignment. */
export function AssignmentSubmissions({ classDetails, assignment, selectedStudents }: AssignmentProps) {
  const { t } = useTranslation('classes');
  const { id, title } = assignment;
  const query = useSubmissions({ classId: classDetails.id, assignmentId: id });
  if (query.data === undefined && query.isError) return <FailedRow onRetry={() => void query.refetch()} />;
  const rows = query.data && buildAssignmentSubmissionRows(id, classDetails, query.data);
  return (
    <SubmissionsTable
      classDetails={classDetails}
      label={t('assignment.studentsOf', { title })}
      nameHeader={t('student.name')}
      rows={rows?.filter((row) => selectedStudents.has(row.id))}
      hasTimes
      emptyState={<NoStudents classDetails={classDetails} />}
    />
  );
}
