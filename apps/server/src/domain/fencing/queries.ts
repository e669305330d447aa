import type { AssignmentId, ClassId, FileId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Texts of a class, an assignment or a student, or of one in the other; at least one has to be named. */
export interface TextScope {
  classId?: ClassId | undefined;
  assignmentId?: AssignmentId | undefined;
  studentId?: UserId | undefined;
}

/** In the order of their ids, so that two who lock the same ones wait for each other. */
export async function lockSubmissions(scope: TextScope): Promise<SubmissionId[]> {
  let found = db()
    .selectFrom('submissions')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .select('submissions.id');
  if (scope.assignmentId !== undefined) found = found.where('assignments.id', '=', scope.assignmentId);
  if (scope.classId !== undefined) found = found.where('assignments.class_id', '=', scope.classId);
  if (scope.studentId !== undefined) found = found.where('submissions.student_id', '=', scope.studentId);
  const rows = await found.orderBy('submissions.id').forUpdate('submissions').execute();
  return rows.map((row) => row.id);
}

/** The reviews that students of the scope write, and those of their texts. */
export async function listReviewFilesIn(scope: TextScope): Promise<FileId[]> {
  const { classId = null, assignmentId = null, studentId = null } = scope;
  const { rows } = await sql<{ file_id: FileId }>`
    SELECT peer_reviews.file_id FROM peer_reviews
    JOIN draft_submissions ON draft_submissions.id = peer_reviews.draft_submission_id
    JOIN submissions ON submissions.id = draft_submissions.submission_id
    JOIN assignments ON assignments.id = submissions.assignment_id
    WHERE (${assignmentId}::bigint IS NULL OR assignments.id = ${assignmentId})
      AND (${classId}::bigint IS NULL OR assignments.class_id = ${classId})
      AND (${studentId}::bigint IS NULL OR submissions.student_id = ${studentId}
        OR peer_reviews.reviewer_id = ${studentId})`.execute(db());
  return rows.map((row) => row.file_id);
}

/** Their main files and their additional ones. */
export async function listFilesOf(ids: readonly SubmissionId[]): Promise<FileId[]> {
  const wanted = sql`ANY(${[...ids]}::bigint[])`;
  const { rows } = await sql<{ file_id: FileId }>`
    SELECT main_file_id AS file_id FROM submissions WHERE id = ${wanted}
    UNION ALL SELECT file_id FROM submission_files WHERE submission_id = ${wanted}`.execute(db());
  return rows.map((row) => row.file_id);
}
