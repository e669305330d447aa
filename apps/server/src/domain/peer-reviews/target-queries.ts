import type { DraftId, SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { handedInSeq } from './handed-in-columns.ts';

/** A draft of a text, submitted or not, with what decides who may review it. */
export function selectOptionalTarget(submissionId: SubmissionId, draftId: DraftId) {
  return db()
    .selectFrom('submissions')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .innerJoin('drafts', 'drafts.assignment_id', 'assignments.id')
    .leftJoin('draft_submissions', (join) =>
      join
        .onRef('draft_submissions.draft_id', '=', 'drafts.id')
        .onRef('draft_submissions.submission_id', '=', 'submissions.id'),
    )
    .leftJoin('peer_review_setups', 'peer_review_setups.assignment_id', 'assignments.id')
    .leftJoin('enrollments', (join) =>
      join
        .onRef('enrollments.class_id', '=', 'classes.id')
        .onRef('enrollments.student_id', '=', 'submissions.student_id')
        .on('enrollments.dropped_at', 'is', null),
    )
    .select(['assignments.id as assignment_id', 'assignments.class_id', 'assignments.visible'])
    .select(['classes.archived_at as class_archived_at', 'submissions.student_id as author_id'])
    .select(['drafts.id as draft_id', 'drafts.peer_review_deadline'])
    .select(['peer_review_setups.is_open', 'peer_review_setups.reviewer_count'])
    .select('draft_submissions.id as draft_submission_id')
    .select(sql<boolean>`enrollments.student_id IS NOT NULL`.as('is_author_here'))
    .select(handedInSeq.as('version_seq'))
    .where('submissions.id', '=', submissionId)
    .where('drafts.id', '=', draftId)
    .executeTakeFirst();
}
