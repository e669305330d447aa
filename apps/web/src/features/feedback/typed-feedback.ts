import { type DraftId, draftIdSchema, type FeedbackDraft, type ReadSubmission } from '@redraft/contracts';
import { z } from 'zod';
import { mergeTexts, normalizeText } from '../../lib/merge-texts.ts';

export interface TypedFeedback {
  comment: string;
  draftId: DraftId | null;
}

/** The last submitted draft: feedback is most likely about it. */
export function findDefaultDraft({
  deadlineSubmissions,
  deadlines,
}: Pick<ReadSubmission, 'deadlineSubmissions' | 'deadlines'>): DraftId | null {
  const lastSubmitted = deadlineSubmissions.filter(({ date }) => date !== null).at(-1);
  return lastSubmitted?.draftId ?? deadlines[0]?.draftId ?? null;
}

/** Empty feedback refers to the likely draft. */
export function readTyped({ comment, draftId }: FeedbackDraft, defaultDraft: DraftId | null): TypedFeedback {
  return { comment, draftId: comment === '' ? defaultDraft : draftId };
}

/** The chosen draft matters only if there is text. */
export function isSameFeedback(one: TypedFeedback, other: TypedFeedback): boolean {
  const commentText = normalizeText(one.comment);
  return (
    commentText === normalizeText(other.comment) && (commentText === '' || one.draftId === other.draftId)
  );
}

/** Merges changes typed here since `base` with what another window saved, so that neither is lost. */
export function mergeFeedback({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', TypedFeedback>): TypedFeedback {
  const hasChosenDraftElsewhere = mine.draftId === base.draftId && normalizeText(theirs.comment) !== '';
  return {
    comment: mergeTexts({ before: base.comment, typed: mine.comment, stored: theirs.comment }),
    draftId: hasChosenDraftElsewhere ? theirs.draftId : mine.draftId,
  };
}

/** Local copy of unsaved text, with the server's text it is based on. */
const deviceCopySchema = z.object({
  comment: z.string(),
  draftId: draftIdSchema.nullable(),
  base: z.string(),
});

/** Initial form value: the saved text, merged with what a closed window could not send. */
export function mergeDeviceCopy(saved: TypedFeedback, stored: unknown): TypedFeedback {
  const copy = deviceCopySchema.safeParse(stored);
  if (!copy.success) return saved;
  const { base, ...mine } = copy.data;
  return mergeFeedback({ base: { comment: base, draftId: saved.draftId }, mine, theirs: saved });
}
