import type { WritingTimes } from '@redraft/analytics';
import type { AssignmentId, ClassId, OwnedSubmission, SubmissionId, UserId } from '@redraft/contracts';
import { timesOfFiles } from '../../domain/analytics/index.ts';
import {
  closedAt,
  listFilesOfStudents,
  listSteps,
  listSubmissionsOfClass,
  presentDraftSummary,
  type StepRow,
  type SubmissionRow,
  submissionStatusOf,
  toStep,
} from '../../domain/submissions/index.ts';

/** Texts of a class as its staff see them in a table: of all, of one student, or for one assignment. */
export async function presentSubmissions(
  classId: ClassId,
  only: { studentId?: UserId | undefined; assignmentId?: AssignmentId | undefined } = {},
): Promise<OwnedSubmission[]> {
  const rows = await listSubmissionsOfClass(classId, only);
  const [steps, activity] = await Promise.all([
    listSteps(rows.map((row) => row.id)),
    timesOfFiles(rows.map((row) => row.main_file_id)),
  ]);
  const stepsOf = Map.groupBy(steps, (step): SubmissionId => step.submission_id);
  return rows.map((row) =>
    presentSubmission(row, { steps: stepsOf.get(row.id) ?? [], activity: activity.get(row.main_file_id) }),
  );
}

function presentSubmission(
  row: SubmissionRow,
  work: { steps: readonly StepRow[]; activity: WritingTimes | undefined },
): OwnedSubmission {
  const status = submissionStatusOf(work.steps.map(toStep));
  return {
    studentId: row.student_id,
    submissionId: row.id,
    assignmentId: row.assignment_id,
    assignmentTitle: row.assignment_title,
    createDate: row.created_at.toISOString(),
    lastChangeDate: lastStatusChange(work.steps)?.toISOString() ?? null,
    status,
    late: status === 'SUBMITTED_LATE',
    score: row.score ?? -1,
    alternateGrade: row.alternate_grade,
    totalTime: work.activity?.totalSeconds ?? 0,
    draftSubmissions: work.steps.map(presentDraftSummary),
  };
}

/** When a step was last handed in, or missed at its deadline; null while none is either. */
function lastStatusChange(steps: readonly StepRow[]): Date | null {
  const times = steps.map((row) => row.submitted_at ?? (row.status === 'MISSED' ? closedAt(row) : null));
  const [last] = times.filter((time) => time !== null).toSorted((one, other) => Number(other) - Number(one));
  return last ?? null;
}

/** Seconds that each student has written in the class. */
export async function totalTimes(classId: ClassId): Promise<Map<UserId, number>> {
  const rows = await listFilesOfStudents(classId);
  const activity = await timesOfFiles(rows.map((row) => row.main_file_id));
  return sumOf(rows.map((row) => [row.student_id, activity.get(row.main_file_id)?.totalSeconds ?? 0]));
}

export function sumOf(times: readonly (readonly [UserId, number])[]): Map<UserId, number> {
  const sums = new Map<UserId, number>();
  for (const [id, seconds] of times) sums.set(id, (sums.get(id) ?? 0) + seconds);
  return sums;
}
