import type { PlacedReview, PlacedReviews, SubmissionCommentsQuery } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { unavailable } from '../../platform/errors.ts';
import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import { loadOwnOrRecordAccess } from '../access-log/index.ts';
import { quotePassage } from '../feedback/index.ts';
import { headOf, readAt, textAt } from '../revisions/index.ts';
import { listReceivedRows } from './present-review.ts';
import type { FoundComment, ReceivedWork } from './received-comments-worker.ts';
import type { ReviewRow } from './review-queries.ts';

const findInThread = createThreads<ReceivedWork, FoundComment[]>(
  new URL('./received-comments-worker.ts', import.meta.url),
  { threads: 1, waiting: 64, deadlineMs: 20_000 },
);

/**
 * Reviewers' comments on passages of a text, with the positions of these passages. Authors see released reviews, anonymous if the round is; staff see
 * all. For a given version, only comments on that version.
 */
export async function loadReceivedComments(
  actor: Actor,
  { submissionId, seq }: SubmissionCommentsQuery,
  now: Date,
): Promise<PlacedReviews> {
  const reading = { submissionId, act: 'submission.read' } as const;
  const { submission, isOwn } = await loadOwnOrRecordAccess(actor, reading, now);
  const received = await listReceivedRows([submissionId], isOwn ? 'author' : 'staff', now);
  if (received.length === 0) return { reviews: [] };
  const fileId = submission.main_file_id;
  const currentText = await textAt(fileId, seq ?? (await headOf(fileId)).seq);
  const characters = [...currentText];
  const numbers = numberWithinDrafts(received.map(({ row }) => row));
  const requestedReviews = received.filter(({ row }) => seq === undefined || row.version_seq === seq);
  const reviews = requestedReviews.map(async ({ row, timestamp, reviewerName }): Promise<PlacedReview> => {
    const foundComments = await findComments(row, currentText);
    return {
      reviewId: row.id,
      draftId: row.draft_id,
      draftTitle: row.draft_title,
      draftType: row.draft_type,
      number: numbers.get(row.id) ?? 1,
      reviewerName,
      timestamp,
      comments: foundComments.map(({ place: range, ...comment }) => ({
        ...comment,
        quote: quotePassage(characters, range, comment.passage),
      })),
    };
  });
  return { reviews: await Promise.all(reviews) };
}

async function findComments({ file_id: fileId }: ReviewRow, currentText: string): Promise<FoundComment[]> {
  const { seq } = await headOf(fileId);
  return findInThread({
    review: { begun: await readAt(fileId, 0), now: await readAt(fileId, seq) },
    before: await textAt(fileId, 0),
    after: currentText,
  }).catch((cause: unknown) => {
    if (!(cause instanceof TooMuchWork)) throw cause;
    if (cause.reason === 'busy') throw unavailable(cause);
    // A review that takes too long to read can still be opened in its own window.
    return [];
  });
}

/** The number of each review among those of its draft, in order of submission. */
function numberWithinDrafts(rows: readonly ReviewRow[]): Map<ReviewRow['id'], number> {
  const reviewsByDraft = [...Map.groupBy(rows, (row) => row.draft_id).values()];
  return new Map(
    reviewsByDraft.flatMap((reviews) => reviews.map((row, index) => [row.id, index + 1] as const)),
  );
}
