import type { ClassId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Files of all students in the class, with their authors. */
export function listFilesOfStudents(classId: ClassId) {
  return db()
    .selectFrom('submissions')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .innerJoin('enrollments', (join) =>
      join
        .onRef('enrollments.student_id', '=', 'submissions.student_id')
        .onRef('enrollments.class_id', '=', 'assignments.class_id')
        .on('enrollments.dropped_at', 'is', null),
    )
    .select(['submissions.student_id', 'submissions.main_file_id'])
    .where('assignments.class_id', '=', classId)
    .execute();
}
