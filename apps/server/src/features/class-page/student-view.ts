import type { AssignmentId, ClassId, StudentClassDetail } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listAssignments, presentDescription } from '../../domain/assignments/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { shownRubricScores } from '../../domain/grading/index.ts';
import { listOwnReviews, listPreviews, listRoundsOfStudent } from '../../domain/peer-reviews/index.ts';
import {
  listMissedAssignments,
  listSubmissionsOfClass,
  listWork,
  shownGrade,
  verdictOn,
  withOwnEnds,
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
    listSubmissionsOfClass(classId, { studentId: actor.userId, isOwn: true }),
  ]);
  const shown = assignments.filter((assignment) => assignment.visible);
  const [works, visible, missed, scored, reviews, previewsOf, roundOf] = await Promise.all([
    listWork(submissions),
    withOwnEnds(shown, { classId, studentId: actor.userId }),
    listMissedAssignments({ classId, studentId: actor.userId }, now),
    shownRubricScores(submissions),
    listOwnReviews(actor, classId),
    listPreviews(actor, classId),
    listRoundsOfStudent(
      actor,
      shown.map(({ id }) => id),
    ),
  ]);
  const isMissed = (id: AssignmentId) => missed.some(({ assignmentId }) => assignmentId === id);
  return {
    audience: 'student',
    id: course.id,
    className: course.name,
    instructorName: course.instructor_name,
    subjectArea: course.subject_area,
    studentLevel: course.student_level,
    startDate: course.start_day,
    endDate: course.end_day,
    classTimeZone: course.time_zone,
    gradeMethod: course.grade_method,
    assignments: visible.map((assignment) => {
      const work = works.find(({ submission }) => submission.assignment_id === assignment.id);
      return {
        id: assignment.id,
        title: assignment.title,
        ...presentDescription(assignment),
        startDate: assignment.start_at.toISOString(),
        endDate: assignment.end_at.toISOString(),
        ...(work ? shownGrade(work.submission) : { score: -1, alternateGrade: null }),
        status: work?.status ?? (isMissed(assignment.id) ? 'MISSED' : null),
        isWriteable: verdictOn(assignment, work, now).may === 'write',
        rubric: assignment.rubric,
        rubricScores: work ? scored(work.submission.id) : [],
        previewList: previewsOf(assignment.id),
        ...roundOf(assignment.id),
      };
    }),
    reviews,
  };
}
