import { type DraftId, draftIdSchema, type FeedbackDraft, type ReadSubmission } from '@redraft/contracts';
import { z } from 'zod';
import { mergeWords, trimWords } from '../../lib/merge-words.ts';

export interface TypedFeedback {
  comment: string;
  draftId: DraftId | null;
}

/** The last submitted draft: feedback is most likely about it. */
export function likelyDraftOf({
  deadlineSubmissions,
  deadlines,
}: Pick<ReadSubmission, 'deadlineSubmissions' | 'deadlines'>): DraftId | null {
  const handedIn = deadlineSubmissions.filter(({ date }) => date !== null).at(-1);
  return handedIn?.draftId ?? deadlines[0]?.draftId ?? null;
}

/** Empty feedback refers to the likely draft. */
export function readTyped({ comment, draftId }: FeedbackDraft, likely: DraftId | null): TypedFeedback {
  return { comment, draftId: comment === '' ? likely : draftId };
}

/** The chosen draft matters only if there is text. */
export function isSameFeedback(one: TypedFeedback, other: TypedFeedback): boolean {
  const words = trimWords(one.comment);
  return words === trimWords(other.comment) && (words === '' || one.draftId === other.draftId);
}

/** Merges changes typed here since `base` with what another window saved, so that neither is lost. */
export function mergeFeedback({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', TypedFeedback>): TypedFeedback {
  const isChosenThere = mine.draftId === base.draftId && trimWords(theirs.comment) !== '';
  return {
    comment: mergeWords({ before: base.comment, typed: mine.comment, stored: theirs.comment }),
    draftId: isChosenThere ? theirs.draftId : mine.draftId,
  };
}

/** Local copy of unsaved text, with the server's text it is based on. */
const deviceCopySchema = z.object({
  comment: z.string(),
  draftId: draftIdSchema.nullable(),
  base: z.string(),
});

/** Initial form value: the saved text, merged with what a closed window could not send. */
export function withDeviceCopy(saved: TypedFeedback, stored: unknown): TypedFeedback {
  const copy = deviceCopySchema.safeParse(stored);
  if (!copy.success) return saved;
  const { base, ...mine } = copy.data;
  return mergeFeedback({ base: { comment: base, draftId: saved.draftId }, mine, theirs: saved });
}
