import type {
  AssignmentGrades,
  AssignmentId,
  ClassId,
  GradeBook,
  GradeBookAssignment,
  GradeBookRow,
  GradeBookText,
  GradeMark,
  SubmissionId,
} from '@redraft/contracts';
import { type Actor, canGradeClass } from '../../access/index.ts';
import {
  type AssignmentRow,
  type DraftRow,
  listAssignments,
  listDrafts,
  selectOptionalAssignment,
} from '../../domain/assignments/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { listScores } from '../../domain/evaluations/index.ts';
import { listStudents, loadStaffMembership } from '../../domain/members/index.ts';
import {
  listMissedSteps,
  listSubmissionsInReadingOrder,
  listWork,
  loadGradingSettings,
  type StudentWork,
} from '../../domain/submissions/index.ts';
import { AppError } from '../../platform/errors.ts';
import { markOf } from './mark-rules.ts';
import { type GradeRow, listGrades } from './queries.ts';

/**
 * All grades of a class for its staff. For texts with hidden names the grade book contains only their number; the server loads them separately, and
 * exposes them by code only.
 */
export async function loadGradeBook(
  actor: Actor,
  classId: ClassId,
  now: Date,
): Promise<{ book: GradeBook; hidden: GradeBookText[] }> {
  const membership = await loadStaffMembership(actor, classId);
  const [classRow, assignments, students, grades, missed] = await Promise.all([
    selectClass(classId),
    listAssignments(classId).then(presentAll),
    listStudents(classId),
    listGrades(classId, { now }),
    listMissedSteps({ classId }, now),
  ]);
  const byAssignment = Map.groupBy(grades, (row): AssignmentId => row.assignment_id);
  const anonymousAssignments = new Set(grades.filter((row) => row.is_hidden).map((row) => row.assignment_id));
  const book = {
    classId,
    className: classRow.name,
    gradeMethod: classRow.grade_method,
    gradeOptions: classRow.grades.filter((grade) => grade.selected).map((grade) => grade.value),
    timezone: classRow.time_zone,
    assignments: assignments.map((row) => ({ ...row, ...count(byAssignment.get(row.id) ?? []) })),
    students: students.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
    })),
    texts: grades.filter((row) => !row.is_hidden).map(presentText),
    missed: missed
      .filter(({ assignmentId }) => !anonymousAssignments.has(assignmentId))
      .map(({ studentId, draftId }) => ({ studentId, draftId })),
    can: { grade: canGradeClass(actor, membership) },
  };
  return { book, hidden: grades.filter((row) => row.is_hidden).map(presentText) };
}

/** The grades of an assignment and its drafts; by code if names are hidden. */
export async function readAssignmentGrades(
  actor: Actor,
  id: AssignmentId,
  now: Date,
): Promise<AssignmentGrades> {
  const row = await selectOptionalAssignment(id);
  if (!row) throw new AppError('not_found');
  await loadStaffMembership(actor, row.class_id);
  const [[assignment], submissions, grades] = await Promise.all([
    presentAll([row]),
    listSubmissionsInReadingOrder(id),
    listGrades(row.class_id, { now, only: id }),
  ]);
  if (!assignment) throw new AppError('not_found');
  const marks = new Map(grades.map((one): [SubmissionId, GradeMark] => [one.id, presentText(one).mark]));
  const [studentWork, scores] = await Promise.all([
    listWork(submissions),
    listScores(submissions.map((submission) => submission.id)),
  ]);
  return {
    assignment: { ...assignment, ...count(grades) },
    rows: studentWork.map((one) => ({
      ...presentRow(one, scores.get(one.submission.id)),
      mark: marks.get(one.submission.id) ?? null,
    })),
  };
}

type UncountedAssignment = Omit<GradeBookAssignment, keyof ReturnType<typeof count>>;

async function presentAll(rows: readonly AssignmentRow[]): Promise<UncountedAssignment[]> {
  const ids = rows.map(({ id }) => id);
  const [drafts, settingsOf] = await Promise.all([listDrafts(ids), loadGradingSettings(ids)]);
  const draftsOf = Map.groupBy(drafts, (draft): AssignmentId => draft.assignment_id);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    endDate: row.end_at.toISOString(),
    pointValue: row.point_value,
    drafts: (draftsOf.get(row.id) ?? []).map(presentDraft),
    settings: settingsOf(row.id),
  }));
}

function presentDraft(draft: DraftRow) {
  return {
    draftId: draft.id,
    title: draft.title,
    weight: draft.point_value,
    draftType: draft.type,
  };
}

function count(rows: readonly GradeRow[]) {
  const graded = rows.filter((row) => row.score !== null || row.alternate_grade !== null);
  return {
    numberOfTexts: rows.length,
    numberOfGraded: graded.length,
    numberOfHeld: graded.filter((row) => !row.is_shown).length,
    numberOfHidden: rows.filter((row) => row.is_hidden).length,
  };
}

function presentText(row: GradeRow) {
  return {
    submissionId: row.id,
    assignmentId: row.assignment_id,
    studentId: row.student_id,
    grade: row.score ?? -1,
    alternateGrade: row.alternate_grade,
    isSubmitted: row.is_submitted,
    isShown: row.is_shown,
    mark: markOf({ status: row.status, hasException: row.has_exception }),
  };
}

function presentRow(
  { submission, steps, gradeType }: StudentWork,
  scores: { effort: number | null; revision: number | null } | undefined,
): Omit<GradeBookRow, 'mark'> {
  return {
    submissionId: submission.id,
    studentId: submission.is_hidden ? null : submission.student_id,
    name: `${submission.first_name} ${submission.last_name}`,
    grade: submission.score ?? -1,
    alternateGrade: submission.alternate_grade,
    isSubmitted: gradeType !== 'NONE',
    isShown: submission.is_shown,
    effort: scores?.effort ?? null,
    revision: scores?.revision ?? null,
    drafts: steps.map((step) => ({
      draftId: step.draft_id,
      grade: step.score ?? -1,
      alternateGrade: step.alternate_grade,
      isSubmitted: step.submitted_at !== null,
    })),
  };
}
