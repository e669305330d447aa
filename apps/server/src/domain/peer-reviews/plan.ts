import { isDeepStrictEqual } from 'node:util';
import type {
  ChangeRevisionPlanBody,
  PeerReviewId,
  PlanItem,
  PlanSource,
  RevisionPlan,
  SubmissionId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { selectAssignment } from '../assignments/index.ts';
import { loadWritableSubmission, lockWritableSubmission } from '../submissions/index.ts';
import { loadReviewAnswers } from './criteria.ts';
import { selectOptionalPlan, upsertPlan } from './plan-queries.ts';
import { newSources, planAfter } from './plan-rules.ts';
import { loadReviewComments } from './review-comments.ts';
import { listSubmittedReviews } from './review-queries.ts';
import { hasReachedAuthor } from './review-rules.ts';

/** The student's plan for revising after the reviews of their text. */
export async function loadRevisionPlan(actor: Actor, id: SubmissionId, now: Date): Promise<RevisionPlan> {
  const submission = await loadWritableSubmission(actor, id);
  const [assignment, stored, submitted] = await Promise.all([
    selectAssignment(submission.assignment_id),
    selectOptionalPlan(id),
    listSubmittedReviews([id]),
  ]);
  const releasedReviews = submitted
    .filter((review) => hasReachedAuthor(review, now))
    .toSorted((one, other) => one.draft_deadline.getTime() - other.draft_deadline.getTime());
  return {
    items: stored?.items ?? [],
    version: stored?.version ?? 0,
    reviews: releasedReviews.map((review) => ({
      id: review.id,
      draftTitle: review.draft_title,
      number: releasedReviews.filter((other) => other.draft_id === review.draft_id).indexOf(review) + 1,
    })),
    can: { write: assignment.class_archived_at === null },
  };
}

/** The stored plan; the caller has checked the permission. */
export async function loadPlan(id: SubmissionId): Promise<PlanItem[]> {
  return (await selectOptionalPlan(id))?.items ?? [];
}

/** Idempotent; a change by another window since then is a conflict. */
export async function changeRevisionPlan(
  actor: Actor,
  body: ChangeRevisionPlanBody,
  now: Date,
): Promise<RevisionPlan> {
  const { submissionId: id } = body;
  const before = await loadRevisionPlan(actor, id, now);
  // Files are read before anything is locked.
  const findQuote = await loadQuotes(actor, { before, sources: newSources(body.items, before.items) }, now);
  await inTransaction(async () => {
    await lockWritableSubmission(actor, id);
    const { items: storedItems, version, can } = await loadRevisionPlan(actor, id, now);
    if (!can.write) throw new AppError('class.archived');
    const items = planAfter(body.items, { kept: storedItems, findQuote });
    if (items === null) throw new AppError('request.invalid');
    if (isDeepStrictEqual(items, storedItems)) return;
    if (version !== body.version) throw new AppError('conflict.changed');
    await upsertPlan(id, items, now);
  });
  return loadRevisionPlan(actor, id, now);
}

type FindQuote = Parameters<typeof planAfter>[1]['findQuote'];

/** The text of reviews at these places; only of reviews that this student may read. */
async function loadQuotes(
  actor: Actor,
  { before, sources }: { before: RevisionPlan; sources: readonly PlanSource[] },
  now: Date,
): Promise<FindQuote> {
  const requested = before.reviews.filter(({ id }) => sources.some(({ reviewId }) => reviewId === id));
  const sourcesByReview = new Map(
    await Promise.all(
      requested.map(
        async ({ id }): Promise<[PeerReviewId, CommentSource]> => [id, await listSources(actor, id, now)],
      ),
    ),
  );
  return ({ kind, reviewId, place }) => sourcesByReview.get(reviewId)?.[kind].get(place);
}

type CommentSource = Record<PlanSource['kind'], Map<number, { quote: string; comment: string }>>;

async function listSources(actor: Actor, id: PeerReviewId, now: Date): Promise<CommentSource> {
  const [{ comments }, { criteria, answers }] = await Promise.all([
    loadReviewComments(actor, id, now),
    loadReviewAnswers(actor, id, now),
  ]);
  const criterionTitle = (place: number) => criteria?.criteria[place]?.title ?? '';
  return {
    comment: new Map(comments.map(({ id: place, quote, text }) => [place, { quote, comment: text }])),
    criterion: new Map(
      answers
        .filter(({ comment }) => comment !== '')
        .map(({ criterion, comment }) => [criterion, { quote: criterionTitle(criterion), comment }]),
    ),
  };
}
