import { AssignmentGraphsDialog, StudentGraphsDialog } from '../analytics/index.ts';
import type { ReaderDialogProps } from './reader-slots.ts';

/** Charts of all texts for this assignment. */
function AssignmentGraphsView({ submission, onClose }: ReaderDialogProps) {
  return (
    <AssignmentGraphsDialog
      assignmentId={submission.assignmentId}
      title={submission.assignmentTitle}
      onClose={onClose}
    />
  );
}

/** Charts of the student across all texts; not available in anonymous reading. */
function StudentGraphsView({ submission, onClose }: ReaderDialogProps) {
  if (submission.studentId === null) return null;
  return (
    <StudentGraphsDialog
      courseId={submission.classId}
      studentId={submission.studentId}
      name={submission.studentName}
      from="text"
      onClose={onClose}
    />
  );
}

export const AssignmentGraphs = Object.assign(AssignmentGraphsView, {
  prefetch: AssignmentGraphsDialog.prefetch,
});
export const StudentGraphs = Object.assign(StudentGraphsView, { prefetch: StudentGraphsDialog.prefetch });
