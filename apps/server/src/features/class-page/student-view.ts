import type { AssignmentId, ClassId, StudentClassDetail } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { presentDescription } from '../../domain/assignments/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { listOwnReviews, listPreviews, listRoundsOfStudent } from '../../domain/peer-reviews/index.ts';
import {
  isSubmitted,
  listMissedAssignments,
  listOwnAssignments,
  nextStepOf,
  type OwnAssignment,
  type StudentWork,
  shownGrade,
  shownRubricScores,
} from '../../domain/submissions/index.ts';
import { AppError } from '../../platform/errors.ts';

/** The class for one of its students: visible assignments and their own results only. */
export async function presentClassForStudent(
  actor: Actor,
  classId: ClassId,
  now: Date,
): Promise<StudentClassDetail> {
  const classRow = await selectClass(classId);
  if (classRow.archived_at) throw new AppError('not_found');
  const student = { classIds: [classId], studentId: actor.userId };
  const ownAssignments = await listOwnAssignments(student, now);
  const [missed, scored, reviews, previewsOf, roundOf] = await Promise.all([
    listMissedAssignments({ classId, studentId: actor.userId }, now),
    shownRubricScores(ownAssignments.flatMap(({ work }) => work?.submission ?? [])),
    listOwnReviews(actor, classId),
    listPreviews(actor, classId),
    listRoundsOfStudent(
      actor,
      ownAssignments.map(({ assignment }) => assignment.id),
    ),
  ]);
  const isMissed = (id: AssignmentId) => missed.some(({ assignmentId }) => assignmentId === id);
  return {
    audience: 'student',
    id: classRow.id,
    className: classRow.name,
    instructorName: classRow.instructor_name,
    subjectArea: classRow.subject_area,
    studentLevel: classRow.student_level,
    startDate: classRow.start_day,
    endDate: classRow.end_day,
    classTimeZone: classRow.time_zone,
    gradeMethod: classRow.grade_method,
    assignments: ownAssignments.map((one) => {
      const { assignment, work, verdict } = one;
      return {
        id: assignment.id,
        title: assignment.title,
        ...presentDescription(assignment),
        startDate: assignment.start_at.toISOString(),
        endDate: assignment.end_at.toISOString(),
        ...(work ? shownGrade(work.submission) : { score: -1, alternateGrade: null }),
        status: work?.status ?? (isMissed(assignment.id) ? 'MISSED' : null),
        isWriteable: verdict.may === 'write',
        nextStep: presentNextStep(one, now),
        draftReached: presentDraftReached(work),
        rubric: assignment.rubric,
        rubricScores: work ? scored(work.submission.id) : [],
        previewList: previewsOf(assignment.id),
        ...roundOf(assignment.id),
      };
    }),
    reviews,
  };
}

type StudentRow = StudentClassDetail['assignments'][number];

/** An assignment that has not opened yet has its first step ahead. */
function presentNextStep(one: OwnAssignment, now: Date): StudentRow['nextStep'] {
  const { verdict, work } = one;
  const isAwaited = !work && verdict.may === 'nothing' && verdict.because === 'assignment.not_started';
  const next = nextStepOf(isAwaited ? { ...one, verdict: { may: 'start' } } : one, now);
  if (next === null) return null;
  const { draft, deadline } = next;
  return { title: draft.title, isFinal: draft.type === 'FINAL', deadline: deadline?.toISOString() ?? null };
}

/** Once the final text is submitted or missed, its status is sufficient. */
function presentDraftReached(work: StudentWork | undefined): StudentRow['draftReached'] {
  if (work?.status !== 'NONE') return null;
  const step = work.steps.findLast(({ status }) => isSubmitted(status));
  return step ? { title: step.title, status: step.status } : null;
}
