import type { ClassId, FileId, PeerReviewId, SubmissionId, UserId } from '@redraft/contracts';
import { blankDocx } from '@redraft/documents';
import { sql } from 'kysely';
import { db, inTransaction } from '../../platform/db.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { anonymizeFile, reviewerPseudonym } from '../anonymized-files/index.ts';
import { appendSave, createFile, readAt, readCurrent, requestPurge, zipCodec } from '../revisions/index.ts';

/**
 * Reviews of a deleted account's text, which contain copies of the text. Submitted ones still count for their reviewers, with their answers by
 * criterion; the others are withdrawn. Runs in the caller's transaction.
 */
export async function eraseReviewsOfText(id: SubmissionId, now: Date): Promise<void> {
  const { rows: reviews } = await sql<{ id: PeerReviewId; file_id: FileId }>`
    SELECT review.id, review.file_id FROM peer_reviews review
    JOIN draft_submissions step ON step.id = review.draft_submission_id
    WHERE step.submission_id = ${id} ORDER BY review.id FOR UPDATE OF review`.execute(db());
  const blank = blankDocx({ codec: zipCodec });
  for (const review of reviews) {
    await replaceFile(review.id, { begun: blank, written: blank }, now);
    await requestPurge([review.file_id], now);
  }
  await sql`
    UPDATE peer_reviews SET withdrawn_at = ${now}
    WHERE submitted_at IS NULL AND withdrawn_at IS NULL AND id = ANY(${reviews.map((row) => row.id)}::bigint[])
    `.execute(db());
  const { rows: texts } = await sql<{ file_id: FileId }>`
    DELETE FROM reviewed_texts USING draft_submissions step
    WHERE step.id = draft_submission_id AND step.submission_id = ${id} RETURNING file_id`.execute(db());
  await requestPurge(
    texts.map(({ file_id }) => file_id),
    now,
  );
  await sql`DELETE FROM revision_plans WHERE submission_id = ${id}`.execute(db());
}

interface ReviewVersions {
  begun: Uint8Array;
  written: Uint8Array;
}

/** The content of a review is its difference from the text it was started from: keeps these two versions, and none between. */
async function replaceFile(id: PeerReviewId, { begun, written }: ReviewVersions, at: Date): Promise<void> {
  const name = fileNameOf('', 'docx');
  const { fileId } = await createFile({ kind: 'docx', name, bytes: begun, origin: 'base', at });
  await appendSave({ fileId, bytes: written, at, userId: null, origin: 'base' });
  await db().updateTable('peer_reviews').set({ file_id: fileId }).where('id', '=', id).execute();
}

/**
 * Erases reviews by a deleted account, in one class or in all: submitted ones stay with their authors, without a name and without their writing
 * process; unsubmitted ones are deleted. In classes on hold all are kept, and unsubmitted ones are withdrawn. Erasing in all classes also deletes the
 * account's pairs and practices.
 */
export async function eraseReviewsBy(
  userId: UserId,
  { classId, isKept }: { classId?: ClassId; isKept: (classId: ClassId) => Promise<boolean> },
  now: Date,
): Promise<void> {
  const keep = async (review: { id: PeerReviewId; class_id: ClassId }) => {
    const isHeld = await isKept(review.class_id);
    if (isHeld) await withdrawBegun(review.id, now);
    return isHeld;
  };
  for (const review of await listReviewsBy(userId, classId)) {
    // Files that are kept are not read: one that cannot be read would stop the erasure.
    if (await inTransaction(() => keep(review))) continue;
    const stored = review.submitted_at === null ? null : await anonymizeReview(review.file_id);
    await inTransaction(async () => {
      if (await keep(review)) return;
      if (stored) await replaceFile(review.id, stored, now);
      else await db().deleteFrom('peer_reviews').where('id', '=', review.id).execute();
      await requestPurge([review.file_id], now);
    });
  }
  if (classId !== undefined) return;
  await sql`DELETE FROM peer_review_pairs WHERE reviewer_id = ${userId} OR reviewee_id = ${userId}`.execute(
    db(),
  );
  await sql`DELETE FROM own_practices WHERE student_id = ${userId}`.execute(db());
}

function listReviewsBy(userId: UserId, classId: ClassId | undefined) {
  const reviews = db()
    .selectFrom('peer_reviews')
    .innerJoin('draft_submissions', 'draft_submissions.id', 'peer_reviews.draft_submission_id')
    .innerJoin('drafts', 'drafts.id', 'draft_submissions.draft_id')
    .innerJoin('assignments', 'assignments.id', 'drafts.assignment_id')
    .select(['peer_reviews.id', 'peer_reviews.file_id', 'peer_reviews.submitted_at', 'assignments.class_id'])
    .where('peer_reviews.reviewer_id', '=', userId)
    .orderBy('peer_reviews.id');
  return (classId === undefined ? reviews : reviews.where('assignments.class_id', '=', classId)).execute();
}

async function withdrawBegun(id: PeerReviewId, now: Date): Promise<void> {
  await db()
    .updateTable('peer_reviews')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('submitted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

async function anonymizeReview(id: FileId): Promise<ReviewVersions> {
  const [started, { bytes }] = await Promise.all([readAt(id, 0), readCurrent(id)]);
  return {
    begun: await anonymizeFile(started, reviewerPseudonym),
    written: await anonymizeFile(bytes, reviewerPseudonym),
  };
}
