import { randomInt } from 'node:crypto';
import type {
  AssignmentId,
  AuditedAction,
  PopulateBody,
  Populated,
  ReplaceReviewersBody,
  ReviewMode,
  UserId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { type AssignmentRow, lockManagedAssignment } from '../assignments/index.ts';
import { fenceTexts } from '../fencing/index.ts';
import { listStudents } from '../members/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { drawReviewMatrix, matrixProblem } from './matrix-rules.ts';
import {
  applyReplacements,
  countKeptPairs,
  excludePairs,
  filterMemberPairs,
  hasAllPairs,
  maxPairCount,
  type Pair,
  pairsOf,
  pairsProblem,
} from './pair-rules.ts';
import { lockReviewsWithoutPair, updateWithdrawn } from './review-queries.ts';
import { isReviewable } from './reviewable-columns.ts';
import { incrementSetupVersion, listPairs, lockSetup, replacePairs, upsertSetup } from './setup-queries.ts';

const randomSteps = 2 ** 47;

/** A random suggestion of pairs; nothing is stored. */
export function randomMatrix(request: { size: number; mode: ReviewMode; reviewers: number }): (0 | 1)[][] {
  const problem = matrixProblem(request);
  if (problem) throw new AppError(problem);
  return drawReviewMatrix(request, () => randomInt(randomSteps) / randomSteps);
}

/**
 * Saves pairs and settings. Started reviews by students who are no longer assigned are withdrawn; their content stays. Reviews of former members are
 * not touched.
 */
export async function populateReviews(actor: Actor, body: PopulateBody, now: Date): Promise<Populated> {
  return inTransaction(async () => {
    const { assignment, students } = await lockRound(actor, body.assignmentId);
    const before = await lockSetup(assignment.id);
    if (body.version !== undefined && body.version !== (before?.version ?? 0))
      throw new AppError('conflict.changed');
    const pairs = pairsOf(body.peerReview);
    const problem = pairsProblem(pairs, students);
    if (problem) throw new AppError(problem);
    const needsReviews = pairs.length > 0 || body.openReview;
    if (needsReviews && !(await isReviewable(assignment.id))) throw new AppError('review.only_texts');
    const previousPairs = await listPairs([assignment.id]);
    const version = await upsertSetup(assignment.id, {
      isAnonymous: body.anonymous,
      isOpen: body.openReview,
      isHeld: body.heldUntilDeadline ?? before?.is_held ?? false,
      mode: body.options ?? before?.mode ?? 'Optional',
      reviewerCount: body.reviewer ?? before?.reviewer_count ?? maxPairCount(pairs),
      size: students.size,
      // Once there are pairs, nothing is left to draw.
      isPairedAtClose: pairs.length === 0 && (body.pairsAtClose ?? before?.pairs_at_close ?? false),
    });
    await replacePairs(assignment.id, countKeptPairs(pairs, { old: previousPairs, students }));
    await fenceTexts({ assignmentId: assignment.id });
    const withdrawn = body.openReview ? 0 : await withdrawWithoutPair(assignment.id, now);
    await notifyReviewers(assignment, excludePairs(pairs, previousPairs), now);
    const details = {
      pairs: pairs.length,
      withdrawn,
      anonymous: body.anonymous,
      openReview: body.openReview,
    };
    await auditRound(actor, { id: assignment.id, action: 'assignment.peer_review', details }, now);
    return { success: true, version, withdrawn };
  });
}

/** Fills vacant places and replaces reviewers, all or none. */
export async function replaceReviewers(
  actor: Actor,
  body: ReplaceReviewersBody,
  now: Date,
): Promise<Populated> {
  const { assignmentId, places } = body;
  return inTransaction(async () => {
    const { assignment, students } = await lockRound(actor, assignmentId);
    const setup = await lockSetup(assignmentId);
    if (!setup) throw new AppError('not_found');
    const previousPairs = await listPairs([assignmentId]);
    // Idempotent: the change was already made.
    if (hasAllPairs(previousPairs, places)) return { success: true, version: setup.version, withdrawn: 0 };
    if (body.version !== undefined && body.version !== setup.version) throw new AppError('conflict.changed');
    const replaced = applyReplacements(previousPairs, places);
    if (replaced.kind === 'refused') throw new AppError(replaced.because);
    const addedPairs = excludePairs(replaced.pairs, previousPairs);
    // Pairs of former members stay in case they return.
    const problem =
      pairsProblem(filterMemberPairs(replaced.pairs, students), students) ??
      pairsProblem(addedPairs, students);
    if (problem) throw new AppError(problem);
    await replacePairs(assignmentId, replaced.pairs);
    const version = await incrementSetupVersion(assignmentId);
    await fenceTexts({ assignmentId });
    const withdrawn = setup.is_open ? 0 : await withdrawWithoutPair(assignmentId, now);
    await notifyReviewers(assignment, addedPairs, now);
    const details = { places, withdrawn };
    await auditRound(actor, { id: assignmentId, action: 'assignment.replace_reviewer', details }, now);
    return { success: true, version, withdrawn };
  });
}

/** The locked assignment, and the current members of its class. */
async function lockRound(
  actor: Actor,
  id: AssignmentId,
): Promise<{ assignment: AssignmentRow; students: ReadonlySet<UserId> }> {
  const { assignment } = await lockManagedAssignment(actor, id);
  if (assignment.class_archived_at !== null) throw new AppError('class.archived');
  const students = await listStudents(assignment.class_id);
  return { assignment, students: new Set(students.map((student): UserId => student.id)) };
}

async function withdrawWithoutPair(assignmentId: AssignmentId, now: Date): Promise<number> {
  const reviewsWithoutPair = await lockReviewsWithoutPair(assignmentId);
  await updateWithdrawn(
    reviewsWithoutPair.map((review) => review.id),
    now,
  );
  await notifyUsers(
    ...reviewsWithoutPair.map(({ reviewer_id: userId, draft_id: draftId }) => ({
      userId,
      assignmentId,
      draftId,
      kind: 'review_withdrawn' as const,
      until: null,
      at: now,
    })),
  );
  return reviewsWithoutPair.length;
}

export async function notifyReviewers(
  assignment: AssignmentRow,
  pairs: readonly Pair[],
  now: Date,
): Promise<void> {
  const reviewers = new Set(pairs.map((pair): UserId => pair.reviewer_id));
  await notifyUsers(
    ...[...reviewers].map((userId) => ({
      userId,
      assignmentId: assignment.id,
      draftId: null,
      kind: 'review_assigned' as const,
      until: null,
      at: now,
    })),
  );
}

function auditRound(
  actor: Actor,
  action: { id: AssignmentId; action: AuditedAction; details: Record<string, unknown> },
  now: Date,
): Promise<void> {
  const subject = { subject: 'assignment' as const, subjectId: action.id };
  return audit({
    at: now,
    actorId: actor.userId,
    action: action.action,
    ...subject,
    details: action.details,
  });
}
