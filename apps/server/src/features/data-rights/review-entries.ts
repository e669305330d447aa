import type { UserId } from '@redraft/contracts';
import type { ZipEntry } from '@redraft/documents';
import { loadWordsOfReview } from '../../domain/peer-reviews/index.ts';
import { readCurrent } from '../../domain/revisions/index.ts';
import { plainName } from './name-rules.ts';
import { pack, packJson } from './packing.ts';
import { listPracticesOf, listReviewsWritten } from './queries.ts';

/** Reviews written by the person; neither the file nor its metadata names anyone. */
export async function* writtenReviewEntries(userId: UserId): AsyncGenerator<ZipEntry> {
  const [reviews, practices] = await Promise.all([listReviewsWritten(userId), listPracticesOf(userId)]);
  if (reviews.length === 0 && practices.length === 0) return;
  const reported: unknown[] = [];
  for (const [at, review] of reviews.entries()) {
    const number = String(at + 1).padStart(3, '0');
    const file = `${number} ${plainName(review.assignment_title)}.${review.kind}`;
    yield await pack(`reviews-written/${file}`, (await readCurrent(review.file_id)).bytes);
    reported.push({
      file,
      assignment: review.assignment_title,
      draft: review.draft_title,
      begunAt: review.created_at,
      submittedAt: review.submitted_at,
      wasLate: review.was_late,
      helpfulness: review.helpfulness,
      answers: await loadWordsOfReview(review.id),
    });
  }
  yield await packJson('reviews-written/reviews.json', {
    reviews: reported,
    practice: practices.map(({ title: assignment, comments, done_at: doneAt }) => ({
      assignment,
      comments,
      doneAt,
    })),
  });
}
