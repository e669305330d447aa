import type { AddToReviewListQuery, DraftId, FileId, PeerReview, SubmissionId } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import { type Actor, canReadClassAsStudent } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { selectOptionalAssignment } from '../assignments/index.ts';
import { loadMembership } from '../members/index.ts';
import { copyFile } from '../revisions/index.ts';
import { type CandidateRow, listCandidates } from './candidate-queries.ts';
import { candidateIdOf } from './candidates.ts';
import { presentReview } from './present-review.ts';
import {
  countReviewsBy,
  insertReview,
  selectOptionalReview,
  selectOptionalReviewOf,
  updateWithdrawn,
} from './review-queries.ts';
import { provideText } from './reviewed-text.ts';
import { listPairs, lockSetup } from './setup-queries.ts';
import { selectOptionalTarget } from './target-queries.ts';

interface ReviewRequest {
  submissionId: SubmissionId;
  draftId: DraftId;
}

/** An anonymous copy of a text that the student may start reviewing, for preview. */
export async function providePreview(actor: Actor, requested: ReviewRequest, now: Date): Promise<FileId> {
  return provideText(await requireCandidate(actor, requested), now);
}

/** Starts a review: a copy of the submitted text, to which the reviewer writes. A withdrawn review is resumed. */
export async function addToReviewList(
  actor: Actor,
  query: AddToReviewListQuery,
  now: Date,
): Promise<PeerReview> {
  const candidate = await requireCandidate(actor, query);
  if (candidate.assignment_id !== query.assignmentId || candidateIdOf(candidate) !== query.revieweeId)
    throw new AppError('not_found');
  const textId = await provideText(candidate, now);
  return inTransaction(async () => {
    // Of two simultaneous calls, the second finds the review that the first has started.
    await lockSetup(candidate.assignment_id);
    const lockedCandidate = await requireCandidate(actor, query);
    const before = await selectOptionalReviewOf(lockedCandidate.draft_submission_id, actor.userId);
    const id = before
      ? await resumeReview(before.id)
      : await startReview(
          actor,
          { candidate: { ...candidate, is_anonymous: lockedCandidate.is_anonymous }, textId },
          now,
        );
    const review = await selectOptionalReview(id);
    if (!review) throw new AppError('not_found');
    return presentReview(review);
  });

  async function resumeReview(id: PeerReview['id']) {
    await updateWithdrawn([id], null);
    return id;
  }
}

async function startReview(
  actor: Actor,
  { candidate, textId }: { candidate: CandidateRow; textId: FileId },
  now: Date,
) {
  const name = fileNameOf(`${candidate.assignment_title} Peer-Review`, 'docx');
  const { fileId } = await copyFile(textId, { name, at: now });
  return insertReview({
    draftSubmissionId: candidate.draft_submission_id,
    reviewerId: actor.userId,
    fileId,
    versionSeq: candidate.version_seq,
    handedInAt: candidate.handed_in_at,
    isAnonymous: candidate.is_anonymous,
    at: now,
  });
}

/** The draft, if the student may start reviewing it now; otherwise throws the reason. */
async function requireCandidate(
  actor: Actor,
  { submissionId, draftId }: ReviewRequest,
): Promise<CandidateRow> {
  const target = await selectOptionalTarget(submissionId, draftId);
  if (!target) throw new AppError('not_found');
  const membership = await loadMembership(actor, target.class_id);
  if (!canReadClassAsStudent(actor, membership) || !target.visible) throw new AppError('not_found');
  if (target.author_id === actor.userId) throw new AppError('review.self');
  if (target.class_archived_at !== null) throw new AppError('class.archived');
  const [candidate] = await listCandidates(target.class_id, actor.userId, { submissionId, draftId });
  if (candidate) return candidate;
  return throwRefusal(actor, target);
}

type Target = NonNullable<Awaited<ReturnType<typeof selectOptionalTarget>>>;

async function throwRefusal(actor: Actor, target: Target): Promise<never> {
  const [pairs, assignment] = await Promise.all([
    listPairs([target.assignment_id]),
    selectOptionalAssignment(target.assignment_id),
  ]);
  const isAssigned = pairs.some(
    (pair) => pair.reviewer_id === actor.userId && pair.reviewee_id === target.author_id,
  );
  const isOpenForReview =
    assignment !== undefined && target.peer_review_deadline !== null && target.is_author_here;
  if (!isOpenForReview || (!isAssigned && target.is_open !== true))
    throw new AppError('review.not_candidate');
  if (target.version_seq === null || target.draft_submission_id === null)
    throw new AppError('review.nothing_handed_in');
  const ownReview = await selectOptionalReviewOf(target.draft_submission_id, actor.userId);
  if (ownReview && ownReview.withdrawn_at === null) throw new AppError('review.already_added');
  const startedCount = await countReviewsBy(target.draft_id, actor.userId);
  const max = target.reviewer_count ?? 0;
  if (startedCount >= max && !isAssigned) throw new AppError(sentence('review.enough', { max }));
  throw new AppError('review.not_candidate');
}
