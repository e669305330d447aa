import type { ClassId, StudentClassDetail } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listAssignments } from '../../domain/assignments/index.ts';
import { instructorName, selectClass } from '../../domain/classes/index.ts';
import {
  assignmentState,
  listSteps,
  listSubmissionsOfStudent,
  submissionStatusOf,
  toStep,
  withOwnEnds,
  writingVerdict,
} from '../../domain/submissions/index.ts';
import { AppError } from '../../platform/errors.ts';

/** The class for one of its students: visible assignments and the own results, nobody else's. */
export async function presentClassForStudent(
  actor: Actor,
  classId: ClassId,
  now: Date,
): Promise<StudentClassDetail> {
  const course = await selectClass(classId);
  if (course.archived_at) throw new AppError('not_found');
  const [assignments, submissions] = await Promise.all([
    listAssignments(classId),
    listSubmissionsOfStudent(classId, actor.userId),
  ]);
  const shown = assignments.filter((assignment) => assignment.visible);
  const [steps, visible] = await Promise.all([
    listSteps(submissions.map((row) => row.id)),
    withOwnEnds(shown, { classId, studentId: actor.userId }),
  ]);
  return {
    audience: 'student',
    id: course.id,
    className: course.name,
    instructorName: instructorName(course),
    subjectArea: course.subject_area,
    studentLevel: course.student_level,
    startDate: course.start_day,
    endDate: course.end_day,
    classTimeZone: course.time_zone,
    gradeMethod: course.grade_method,
    assignments: visible.map((assignment) => {
      const submission = submissions.find((row) => row.assignment_id === assignment.id);
      const own = steps.filter((step) => step.submission_id === submission?.id).map(toStep);
      return {
        id: assignment.id,
        title: assignment.title,
        description: assignment.description,
        startDate: assignment.start_at.toISOString(),
        endDate: assignment.end_at.toISOString(),
        score: submission?.score ?? -1,
        alternateGrade: submission?.alternate_grade ?? null,
        status: submission ? submissionStatusOf(own) : null,
        isWriteable:
          submission !== undefined && writingVerdict(own, assignmentState(assignment), now).canWrite,
        rubric: assignment.rubric,
      };
    }),
  };
}
