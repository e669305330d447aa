import type { PeerReviewId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** A review with what decides who may do what to it. */
export function selectOptionalReviewFacts(id: PeerReviewId) {
  return db()
    .selectFrom('peer_reviews')
    .innerJoin('draft_submissions', 'draft_submissions.id', 'peer_reviews.draft_submission_id')
    .innerJoin('drafts', 'drafts.id', 'draft_submissions.draft_id')
    .innerJoin('submissions', 'submissions.id', 'draft_submissions.submission_id')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .leftJoin('peer_review_setups', 'peer_review_setups.assignment_id', 'assignments.id')
    .leftJoin('enrollments', (join) =>
      join
        .onRef('enrollments.class_id', '=', 'classes.id')
        .onRef('enrollments.student_id', '=', 'submissions.student_id')
        .on('enrollments.dropped_at', 'is', null),
    )
    .select([
      'peer_reviews.file_id as fileId',
      'peer_reviews.draft_submission_id as draftSubmissionId',
      'peer_reviews.version_seq as versionSeq',
      'peer_reviews.reviewer_id as reviewerId',
      'peer_reviews.submitted_at as submittedAt',
      'peer_reviews.withdrawn_at as withdrawnAt',
      'submissions.id as submissionId',
      'submissions.student_id as studentId',
      'submissions.assignment_id as assignmentId',
      'assignments.class_id as classId',
      'drafts.peer_review_deadline as deadline',
      'peer_reviews.submitted_at',
      'peer_reviews.withdrawn_at',
      'assignments.visible',
      'assignments.paused_at',
      'classes.archived_at as class_archived_at',
      sql<boolean>`enrollments.student_id IS NOT NULL`.as('is_author_here'),
      sql<boolean>`coalesce(peer_review_setups.is_held, false)`.as('isHeld'),
      sql<boolean>`classes.archived_at IS NOT NULL`.as('isArchived'),
    ])
    .where('peer_reviews.id', '=', id)
    .executeTakeFirst();
}

/** Held until the end of the transaction: it is not submitted meanwhile. */
export async function lockReview(id: PeerReviewId): Promise<void> {
  await db().selectFrom('peer_reviews').select('id').where('id', '=', id).forUpdate().execute();
}
