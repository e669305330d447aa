import type { WritingTimes } from '@redraft/analytics';
import type {
  AssignmentId,
  ClassId,
  DraftSummary,
  OwnedSubmission,
  SubmissionId,
  UserId,
} from '@redraft/contracts';
import { loadTimes } from '../analytics/index.ts';
import { listReceivedReviews, type ReviewOfDraft } from '../peer-reviews/index.ts';
import {
  currentStatus,
  listSubmissionsOfClass,
  listWork,
  type StepRow,
  type StudentWork,
} from '../submissions/index.ts';
import { listFilesOfStudents } from './queries.ts';

/** Texts of a class for the staff's table: all, those of one student, or those of one assignment. */
export async function presentSubmissions(
  classId: ClassId,
  filter: { studentId?: UserId | undefined; assignmentId?: AssignmentId | undefined },
  now: Date,
): Promise<OwnedSubmission[]> {
  const rows = await listSubmissionsOfClass(classId, filter);
  const [studentWork, reviews, activity] = await Promise.all([
    listWork(rows),
    listReceivedReviews(
      rows.map((row) => row.id),
      'staff',
      now,
    ),
    loadTimes(rows.map((row) => row.main_file_id)),
  ]);
  const reviewsOf = Map.groupBy(reviews, (review): SubmissionId => review.submissionId);
  return studentWork.map((work) => {
    const { id, main_file_id: fileId } = work.submission;
    const context = { activity: activity.get(fileId), reviews: reviewsOf.get(id) ?? [] };
    return presentSubmission(work, context, now);
  });
}

function presentSubmission(
  work: StudentWork,
  { activity, reviews }: { activity: WritingTimes | undefined; reviews: readonly ReviewOfDraft[] },
  now: Date,
): OwnedSubmission {
  const { submission: row, status } = work;
  return {
    studentId: row.student_id,
    submissionId: row.id,
    assignmentId: row.assignment_id,
    assignmentTitle: row.assignment_title,
    createDate: row.created_at.toISOString(),
    lastChangeDate: work.changedAt?.toISOString() ?? null,
    status: currentStatus(work, now),
    late: status === 'SUBMITTED_LATE',
    score: row.score ?? -1,
    alternateGrade: row.alternate_grade,
    totalTime: activity?.totalSeconds ?? 0,
    draftSubmissions: work.steps.map((step) => presentDraftSummary(step, reviews)),
  };
}

function presentDraftSummary(row: StepRow, reviews: readonly ReviewOfDraft[]): DraftSummary {
  return {
    draftId: row.draft_id,
    title: row.title,
    draftType: row.type === 'FINAL' ? 'FINAL' : 'DRAFT',
    status: row.status,
    date: row.submitted_at?.toISOString() ?? null,
    peerReviews: reviews.filter((review) => review.draftId === row.draft_id),
  };
}

/** Writing time of each student in the class, in seconds. */
export async function totalTimes(classId: ClassId): Promise<Map<UserId, number>> {
  const rows = await listFilesOfStudents(classId);
  const activity = await loadTimes(rows.map((row) => row.main_file_id));
  return sumOf(rows.map((row) => [row.student_id, activity.get(row.main_file_id)?.totalSeconds ?? 0]));
}

export function sumOf(times: readonly (readonly [UserId, number])[]): Map<UserId, number> {
  const sums = new Map<UserId, number>();
  for (const [id, seconds] of times) sums.set(id, (sums.get(id) ?? 0) + seconds);
  return sums;
}
