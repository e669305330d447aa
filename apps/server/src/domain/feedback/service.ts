import type {
  AddFeedbackBody,
  DraftId,
  FeedbackItem,
  SaveFeedbackBody,
  SubmissionId,
  UserId,
} from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { listDrafts } from '../assignments/index.ts';
import { recordLearningEvents } from '../learning-events/index.ts';
import { updateScores } from '../lti/index.ts';
import { loadMarkable, loadWritableSubmission, type SubmissionRow } from '../submissions/index.ts';
import { auditSubmission } from './audit-submission.ts';
import { type FeedbackChange, planFeedbackChanges, type StoredFeedback } from './change-rules.ts';
import { emptyDraft } from './draft-queries.ts';
import { notifyOfFeedback } from './notify-student.ts';
import {
  advanceListVersion,
  type FeedbackRow,
  insertFeedback,
  listFeedback,
  type NewFeedback,
  selectListVersion,
  updateFeedback,
  updateRead,
  updateRemoved,
  upsertSeen,
} from './queries.ts';

/** Feedback to the student in order of creation, with the version that a change is based on. */
export async function listFeedbackItems(
  submissionId: SubmissionId,
  reader: UserId,
): Promise<{ feedbacks: FeedbackItem[]; version: number }> {
  // Read first: a list newer than its version number is refused when saved; an older one would be accepted.
  const version = await selectListVersion(submissionId);
  const rows = await listFeedback(submissionId);
  const present = rows.filter((row) => row.removed_at === null);
  return { feedbacks: present.map((row) => presentFeedback(row, reader)), version };
}

function presentFeedback(row: FeedbackRow, reader: UserId): FeedbackItem {
  return {
    id: row.id,
    comment: row.comment,
    timestamp: row.created_at.toISOString(),
    editedDate: row.edited_at?.toISOString() ?? null,
    read: row.read_at !== null,
    draftId: row.draft_id,
    draftTitle: row.draft_title,
    draftType: row.draft_type,
    isOwn: row.author_id === reader,
  };
}

/** A submission on which the actor may write feedback. */
export function loadForFeedback(actor: Actor, id: SubmissionId): Promise<SubmissionRow> {
  return loadMarkable(actor, id, 'comment');
}

export async function requireDrafts(
  submission: SubmissionRow,
  ids: readonly (DraftId | null)[],
): Promise<void> {
  const drafts = new Set((await listDrafts([submission.assignment_id])).map(({ id }) => id));
  if (ids.some((id) => id !== null && !drafts.has(id))) throw new AppError('not_found');
}

export async function addFeedback(actor: Actor, body: AddFeedbackBody, now: Date): Promise<void> {
  const { submissionId, draftId, comment } = body;
  await inTransaction(async () => {
    const submission = await loadForFeedback(actor, submissionId);
    await requireDrafts(submission, [draftId]);
    await advanceListVersion(submissionId);
    const stored = await listFeedback(submissionId);
    if (stored.filter((row) => row.removed_at === null).length >= limits.feedbacks)
      throw new AppError('request.invalid');
    const id = await insertFeedback({ submissionId, draftId, comment, authorId: actor.userId, at: now });
    await emptyDraft(submissionId, actor.userId, now);
    await notifyOfFeedback(submission, { authorId: actor.userId, draftIds: [draftId] }, now);
    await auditSubmission(
      actor,
      { submissionId, action: 'submission.feedback.add', details: { id, draftId } },
      now,
    );
    const event = { kind: 'feedback_given' as const, submissionId, draftId, actorId: actor.userId };
    await recordLearningEvents([event], now);
    await updateScores([submissionId], now);
  });
}

/** Saves the author's whole list, based on the version that it was loaded from. */
export async function saveFeedback(actor: Actor, body: SaveFeedbackBody, now: Date): Promise<void> {
  const { submissionId, feedbacks: sent, version } = body;
  await inTransaction(async () => {
    const submission = await loadForFeedback(actor, submissionId);
    await requireDrafts(
      submission,
      sent.map(({ draftId }) => draftId),
    );
    const before = (await advanceListVersion(submissionId)) - 1;
    if (version !== undefined && version !== before) throw new AppError('conflict.changed');
    const stored = (await listFeedback(submissionId)).map(toStoredFeedback);
    const planned = planFeedbackChanges(stored, {
      sent,
      actorId: actor.userId,
      hasBaseVersion: version !== undefined,
    });
    if ('problem' in planned) throw new AppError(planned.problem);
    await applyChanges(actor, { submissionId, plan: planned.plan }, now);
    const draftIds = planned.plan.add.map((one) => one.draftId);
    await notifyOfFeedback(submission, { authorId: actor.userId, draftIds }, now);
    const details = describeChanges(stored, planned.plan);
    await auditSubmission(actor, { submissionId, action: 'submission.feedback.save', details }, now);
    await recordLearningEvents(
      draftIds.map((draftId) => ({
        kind: 'feedback_given',
        submissionId,
        draftId,
        actorId: actor.userId,
      })),
      now,
    );
    await updateScores([submissionId], now);
  });
}

function toStoredFeedback(row: FeedbackRow): StoredFeedback {
  const { id, author_id: authorId, comment, draft_id: draftId } = row;
  return { id, authorId, comment, draftId, isRemoved: row.removed_at !== null };
}

async function applyChanges(
  actor: Actor,
  { submissionId, plan }: { submissionId: SubmissionId; plan: FeedbackChange },
  now: Date,
): Promise<void> {
  for (const { draftId, comment } of plan.add)
    await insertFeedback({ submissionId, draftId, comment, authorId: actor.userId, at: now });
  for (const one of plan.change) await updateFeedback(one.id, one, now);
  await updateRemoved(plan.remove, now);
}

/** Previous texts of changed feedback for the log; removed feedback keeps its row. */
function describeChanges(stored: readonly StoredFeedback[], plan: FeedbackChange): Record<string, unknown> {
  const previousTexts = new Map(stored.map(({ id, comment }) => [id, comment]));
  return {
    added: plan.add.length,
    changed: plan.change.map(({ id }) => ({ id, before: previousTexts.get(id) })),
    removed: plan.remove,
  };
}

/** The student has opened the feedback. */
export async function readFeedback(actor: Actor, submissionId: SubmissionId, now: Date): Promise<void> {
  await loadWritableSubmission(actor, submissionId);
  await inTransaction(async () => {
    const read = await updateRead(submissionId, now);
    await upsertSeen(submissionId, now);
    const event = { kind: 'feedback_read' as const, submissionId, actorId: actor.userId };
    if (read > 0) await recordLearningEvents([event], now);
  });
}

/** Imports feedback written elsewhere; the caller has checked the permission. */
export async function recordFeedback(feedbacks: readonly NewFeedback[]): Promise<void> {
  for (const feedback of feedbacks) await insertFeedback(feedback);
}
