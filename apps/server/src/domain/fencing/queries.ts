import type { AssignmentId, ClassId, FileId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Texts of a class, an assignment or a student, or of a student in one of the others; at least one field must be set. */
export interface TextScope {
  classId?: ClassId | undefined;
  assignmentId?: AssignmentId | undefined;
  studentId?: UserId | undefined;
}

function submissionsIn({ classId, assignmentId, studentId }: TextScope) {
  let found = db()
    .selectFrom('submissions')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id');
  if (assignmentId !== undefined) found = found.where('assignments.id', '=', assignmentId);
  if (classId !== undefined) found = found.where('assignments.class_id', '=', classId);
  if (studentId !== undefined) found = found.where('submissions.student_id', '=', studentId);
  return found;
}

/** Locked in order of ID, so that transactions do not deadlock. */
export async function lockSubmissions(scope: TextScope): Promise<SubmissionId[]> {
  const found = submissionsIn(scope).select('submissions.id');
  const rows = await found.orderBy('submissions.id').forUpdate('submissions').execute();
  return rows.map((row) => row.id);
}

/** Which of the users have a text in the scope. */
export async function listStudentsOf(scope: TextScope, candidates: readonly UserId[]): Promise<UserId[]> {
  const found = submissionsIn(scope).select('submissions.student_id').distinct();
  const rows = await found
    .where('submissions.student_id', '=', sql<UserId>`ANY(${[...candidates]}::bigint[])`)
    .execute();
  return rows.map((row) => row.student_id);
}

/** Unsubmitted reviews of these texts, and those written by a student of the scope. */
export async function listReviewFilesOf(
  ids: readonly SubmissionId[],
  { classId, assignmentId, studentId }: TextScope,
): Promise<FileId[]> {
  const written = sql`FROM peer_reviews JOIN draft_submissions ON draft_submissions.id = peer_reviews.draft_submission_id`;
  const isOpen = sql`peer_reviews.submitted_at IS NULL AND peer_reviews.withdrawn_at IS NULL`;
  const { rows } = await sql<{ file_id: FileId }>`
    SELECT peer_reviews.file_id ${written}
    WHERE draft_submissions.submission_id = ANY(${[...ids]}::bigint[]) AND ${isOpen}
    UNION
    SELECT peer_reviews.file_id ${written}
    JOIN submissions ON submissions.id = draft_submissions.submission_id
    JOIN assignments ON assignments.id = submissions.assignment_id
    WHERE peer_reviews.reviewer_id = ${studentId ?? null} AND ${isOpen}
      AND coalesce(${assignmentId ?? null}, assignments.id) = assignments.id
      AND coalesce(${classId ?? null}, assignments.class_id) = assignments.class_id`.execute(db());
  return rows.map((row) => row.file_id);
}

/** Their main and additional files. */
export async function listFilesOf(ids: readonly SubmissionId[]): Promise<FileId[]> {
  const requested = sql`ANY(${[...ids]}::bigint[])`;
  const { rows } = await sql<{ file_id: FileId }>`
    SELECT main_file_id AS file_id FROM submissions WHERE id = ${requested}
    UNION ALL SELECT file_id FROM submission_files WHERE submission_id = ${requested}`.execute(db());
  return rows.map((row) => row.file_id);
}
