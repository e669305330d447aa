import type { ClassId, DraftId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { handedInSeq } from './handed-in-columns.ts';

export type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number];

/**
 * Drafts in a class that a student may start reviewing: handed in, within their review period, by another member of the class, and assigned to the
 * student or open to all. Assigned drafts first, then those with the fewest reviews.
 */
export function listCandidates(
  classId: ClassId,
  studentId: UserId,
  only: { submissionId?: SubmissionId; draftId?: DraftId } = {},
) {
  const handedInAt = sql<Date>`coalesce(draft_submissions.submitted_at, draft_submissions.kept_submitted_at)`;
  const isGiven = sql<boolean>`pairs.reviewer_id IS NOT NULL`;
  let rows = db()
    .selectFrom('peer_review_setups')
    .innerJoin('assignments', 'assignments.id', 'peer_review_setups.assignment_id')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .innerJoin('drafts', 'drafts.assignment_id', 'assignments.id')
    .innerJoin('draft_submissions', 'draft_submissions.draft_id', 'drafts.id')
    .innerJoin('submissions', 'submissions.id', 'draft_submissions.submission_id')
    .innerJoin('files', 'files.id', 'submissions.main_file_id')
    .innerJoin('users as author', 'author.id', 'submissions.student_id')
    .innerJoin('enrollments', (join) =>
      join
        .onRef('enrollments.class_id', '=', 'classes.id')
        .onRef('enrollments.student_id', '=', 'submissions.student_id')
        .on('enrollments.dropped_at', 'is', null),
    )
    .leftJoin('peer_review_pairs as pairs', (join) =>
      join
        .onRef('pairs.assignment_id', '=', 'assignments.id')
        .onRef('pairs.reviewee_id', '=', 'submissions.student_id')
        .on('pairs.reviewer_id', '=', studentId),
    )
    .select([
      'assignments.id as assignment_id',
      'assignments.title as assignment_title',
      'assignments.class_id',
    ])
    .select([
      'submissions.id as submission_id',
      'submissions.student_id as author_id',
      'submissions.main_file_id',
    ])
    .select(['draft_submissions.id as draft_submission_id', 'drafts.id as draft_id'])
    .select(['drafts.title as draft_title', 'drafts.peer_review_deadline', 'peer_review_setups.is_anonymous'])
    // Cast: a CHECK of the table holds the words.
    .select(sql<'DRAFT' | 'FINAL'>`drafts.type`.as('draft_type'))
    .select(['peer_review_setups.is_open', 'peer_review_setups.reviewer_count'])
    .select(['author.first_name', 'author.last_name'])
    .select([handedInSeq.$notNull().as('version_seq'), handedInAt.as('handed_in_at'), isGiven.as('is_given')])
    .where('assignments.class_id', '=', classId)
    .where('assignments.visible', '=', true)
    .where('classes.archived_at', 'is', null)
    .where('drafts.peer_review_deadline', 'is not', null)
    .where('files.kind', '=', 'docx')
    .where('submissions.student_id', '<>', studentId)
    .where(handedInSeq, 'is not', null)
    .where(sql<boolean>`(${isGiven} OR peer_review_setups.is_open)`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM peer_reviews own WHERE own.draft_submission_id = draft_submissions.id
        AND own.reviewer_id = ${studentId} AND own.withdrawn_at IS NULL)`,
    )
    // Students who have chosen the required number are only offered assigned drafts.
    .where(
      sql<boolean>`(${isGiven} OR peer_review_setups.reviewer_count > (
        SELECT count(*) FROM peer_reviews chosen
        JOIN draft_submissions elsewhere ON elsewhere.id = chosen.draft_submission_id
        WHERE elsewhere.draft_id = drafts.id AND chosen.reviewer_id = ${studentId}
          AND chosen.withdrawn_at IS NULL))`,
    );
  if (only.submissionId !== undefined) rows = rows.where('submissions.id', '=', only.submissionId);
  if (only.draftId !== undefined) rows = rows.where('drafts.id', '=', only.draftId);
  return (
    rows
      .orderBy('assignments.start_at')
      .orderBy('assignments.id')
      .orderBy(isGiven, 'desc')
      .orderBy(
        sql`(SELECT count(*) FROM peer_reviews others JOIN draft_submissions elsewhere
        ON elsewhere.id = others.draft_submission_id
        WHERE elsewhere.submission_id = submissions.id AND others.withdrawn_at IS NULL)`,
      )
      // A different order for each student, so that not all choose the same.
      .orderBy(sql`md5(submissions.id || '/' || ${studentId}::bigint)`)
      .orderBy(sql`drafts.type = 'FINAL'`)
      .orderBy('drafts.deadline')
      .orderBy('drafts.id')
      .execute()
  );
}
