import type { ClassId, PeerReview, ReceivedReview, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listReviewsBy, listSubmittedReviews, type ReviewRow } from './review-queries.ts';
import { closedCode, hasReachedAuthor, isWithdrawn } from './review-rules.ts';

/** A review as shown to its reviewer. */
export function presentReview(row: ReviewRow): PeerReview {
  const code = closedCode(row);
  const isOpen = code === null;
  return {
    id: row.id,
    assignmentId: row.assignment_id,
    assignmentTitle: row.assignment_title,
    draftId: row.draft_id,
    draftTitle: row.draft_title,
    draftType: row.draft_type,
    submissionId: row.submission_id,
    studentName: row.is_anonymous ? '' : `${row.author_first_name} ${row.author_last_name}`.trim(),
    submissionDate: row.handed_in_at.toISOString(),
    deadline: row.peer_review_deadline?.toISOString() ?? null,
    status: row.submitted_at === null ? 'NONE' : 'SUBMITTED',
    fileId: row.file_id,
    submittedDate: row.submitted_at?.toISOString() ?? null,
    late: row.was_late,
    outdated: row.newest_seq !== null && row.newest_seq !== row.version_seq,
    withdrawn: isWithdrawn(row),
    helpfulness: row.helpfulness,
    can: { write: isOpen, submit: isOpen },
    closedCode: code,
  };
}

/** The reviews that a student has started in a class. */
export async function listOwnReviews(actor: Actor, classId: ClassId): Promise<PeerReview[]> {
  return (await listReviewsBy(classId, actor.userId)).map(presentReview);
}

export interface ReviewOfDraft extends ReceivedReview {
  submissionId: SubmissionId;
  draftId: ReviewRow['draft_id'];
}

/** Readers of submitted reviews: staff see all, the author of the text those released to them. */
type ReviewReader = 'staff' | 'author';

export async function listReceivedReviews(
  submissionIds: readonly SubmissionId[],
  reader: ReviewReader,
  now: Date,
): Promise<ReviewOfDraft[]> {
  return (await listReceivedRows(submissionIds, reader, now)).map(({ row, timestamp, reviewerName }) => ({
    submissionId: row.submission_id,
    draftId: row.draft_id,
    reviewId: row.id,
    fileId: row.file_id,
    timestamp,
    helpfulness: row.helpfulness,
    reviewerName,
  }));
}

interface ReceivedRow {
  row: ReviewRow;
  timestamp: string;
  /** Empty if the reviewer is hidden from the reader. */
  reviewerName: string;
}

/** In order of submission. */
export async function listReceivedRows(
  submissionIds: readonly SubmissionId[],
  reader: ReviewReader,
  now: Date,
): Promise<ReceivedRow[]> {
  const rows = await listSubmittedReviews(submissionIds);
  return rows.flatMap((row) => {
    if (row.submitted_at === null || (reader === 'author' && !hasReachedAuthor(row, now))) return [];
    const isHidden = reader === 'author' ? row.is_anonymous : row.is_text_hidden;
    const name = `${row.reviewer_first_name} ${row.reviewer_last_name}`.trim();
    return [{ row, timestamp: row.submitted_at.toISOString(), reviewerName: isHidden ? '' : name }];
  });
}
