import { isDeepStrictEqual } from 'node:util';
import {
  type AssignmentId,
  type ChangeReviewAnswersBody,
  type ChangeReviewCriteriaBody,
  orderLevels,
  type PeerReviewId,
  type ReviewAnswers,
  type ReviewCriteria,
} from '@redraft/contracts';
import { type Actor, canManageClass } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { lockManagedAssignment, selectOptionalAssignment } from '../assignments/index.ts';
import { loadStaffMembership } from '../members/index.ts';
import {
  countAnswered,
  selectOptionalAnswers,
  selectOptionalCriteria,
  upsertAnswers,
  upsertCriteria,
} from './criteria-queries.ts';
import { criteriaFor, fitsCriteria, normalizeAnswers } from './criteria-rules.ts';
import { loadVisibleReview, lockOwnReview } from './load-review.ts';

/** The reviewers' criteria of an assignment, for the staff of its class. */
export async function loadReviewCriteria(actor: Actor, id: AssignmentId): Promise<ReviewCriteria> {
  const assignment = await selectOptionalAssignment(id);
  if (!assignment) throw new AppError('not_found');
  const membership = await loadStaffMembership(actor, assignment.class_id);
  const [stored, numberOfAnswered] = await Promise.all([selectOptionalCriteria(id), countAnswered(id)]);
  return {
    assignmentId: id,
    rubric: stored?.rubric ?? null,
    required: stored?.is_required ?? false,
    version: stored?.version ?? 0,
    numberOfAnswered,
    assignmentRubric: assignment.rubric,
    can: { manage: canManageClass(actor, membership) && assignment.class_archived_at === null },
  };
}

/** Reviews with answers keep the criteria they were started with. */
export async function changeReviewCriteria(
  actor: Actor,
  body: ChangeReviewCriteriaBody,
  now: Date,
): Promise<void> {
  const { assignmentId: id } = body;
  await inTransaction(async () => {
    const { assignment } = await lockManagedAssignment(actor, id);
    if (assignment.class_archived_at !== null) throw new AppError('class.archived');
    const before = await selectOptionalCriteria(id);
    const after = { rubric: body.rubric && orderLevels(body.rubric), isRequired: body.required };
    if (before && isDeepStrictEqual({ rubric: before.rubric, isRequired: before.is_required }, after)) return;
    if ((before?.version ?? 0) !== body.version) throw new AppError('conflict.changed');
    await upsertCriteria(id, after);
    const details = { before: before?.rubric ?? null, after: after.rubric, required: after.isRequired };
    const subject = { subject: 'assignment' as const, subjectId: id };
    await audit({ at: now, actorId: actor.userId, action: 'review.criteria', ...subject, details });
  });
}

/** The answers of a review by criterion. */
export async function loadReviewAnswers(actor: Actor, id: PeerReviewId, now: Date): Promise<ReviewAnswers> {
  const review = await loadVisibleReview(actor, id, now);
  const { answers, version, ...criteria } = await loadAnswers(id, review);
  return { ...criteria, answers, version, can: { write: review.canWrite } };
}

/** Idempotent: resending the same answers is not a conflict. */
export async function changeReviewAnswers(
  actor: Actor,
  body: ChangeReviewAnswersBody,
  now: Date,
): Promise<ReviewAnswers> {
  const { id } = body;
  return inTransaction(async () => {
    const review = await lockOwnReview(actor, id, now);
    const { answers: before, version, ...by } = await loadAnswers(id, review);
    if (by.criteria === null || by.criteriaVersion !== body.criteriaVersion)
      throw new AppError('conflict.changed');
    const answers = normalizeAnswers(body.answers);
    if (!fitsCriteria(by.criteria, answers)) throw new AppError('request.invalid');
    if (!isDeepStrictEqual(before, answers)) {
      if (version !== body.version) throw new AppError('conflict.changed');
      await upsertAnswers(id, { ...by, answers }, now);
    }
    return { ...(await loadAnswers(id, review)), can: { write: true } };
  });
}

/** The answers of a review in their original form; the caller has checked the permission. */
export async function loadWordsOfReview(id: PeerReviewId) {
  const stored = await selectOptionalAnswers(id);
  return (stored?.answers ?? []).map(({ criterion, level, comment }) => ({
    criterion: stored?.criteria.criteria[criterion]?.title ?? '',
    level: level === null ? null : (stored?.criteria.criteria[criterion]?.levels[level]?.title ?? null),
    comment,
  }));
}

/** The answers of a review by the criteria that apply to it. */
export async function loadAnswers(
  id: PeerReviewId,
  review: { assignment_id: AssignmentId; submitted_at: Date | null },
): Promise<Omit<ReviewAnswers, 'can'>> {
  const [stored, current] = await Promise.all([
    selectOptionalAnswers(id),
    selectOptionalCriteria(review.assignment_id),
  ]);
  const criteria = criteriaFor(review, {
    begunWith: stored ?? null,
    current: {
      criteria: current?.rubric ?? null,
      required: current?.is_required ?? false,
      criteriaVersion: current?.version ?? 0,
    },
  });
  const { criteria: applicable, required, criteriaVersion } = criteria;
  return {
    criteria: applicable,
    required,
    criteriaVersion,
    answers: stored?.answers ?? [],
    version: stored?.version ?? 0,
  };
}
