import type { FeedbackDraft, StoreFeedbackDraftBody, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { selectOptionalDraft, upsertDraft } from './draft-queries.ts';
import { loadForFeedback, requireDrafts } from './service.ts';

/** The actor's own unsent feedback on a text; drafts of others are never shown. */
export async function readFeedbackDraft(actor: Actor, submissionId: SubmissionId): Promise<FeedbackDraft> {
  await loadForFeedback(actor, submissionId);
  const storedDraft = await selectOptionalDraft(submissionId, actor.userId);
  return {
    submissionId,
    comment: storedDraft?.comment ?? '',
    draftId: storedDraft?.draft_id ?? null,
    version: storedDraft?.version ?? 0,
  };
}

export async function storeFeedbackDraft(
  actor: Actor,
  body: StoreFeedbackDraftBody,
  now: Date,
): Promise<FeedbackDraft> {
  const submission = await loadForFeedback(actor, body.submissionId);
  await requireDrafts(submission, [body.draftId]);
  const version = await upsertDraft({ ...body, authorId: actor.userId, at: now });
  if (version === undefined) throw new AppError('conflict.changed');
  return { ...body, version };
}
