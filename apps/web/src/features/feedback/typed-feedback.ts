import { type DraftId, draftIdSchema, type FeedbackDraft, type ReadSubmission } from '@redraft/contracts';
import { z } from 'zod';
import { mergeWords, trimWords } from '../../lib/merge-words.ts';

export interface TypedFeedback {
  comment: string;
  draftId: DraftId | null;
}

/** The draft that was handed in last: what is written is most likely about it. */
export function likelyDraftOf({
  deadlineSubmissions,
  deadlines,
}: Pick<ReadSubmission, 'deadlineSubmissions' | 'deadlines'>): DraftId | null {
  const handedIn = deadlineSubmissions.filter(({ date }) => date !== null).at(-1);
  return handedIn?.draftId ?? deadlines[0]?.draftId ?? null;
}

/** What nobody has written is about the likely draft. */
export function readTyped({ comment, draftId }: FeedbackDraft, likely: DraftId | null): TypedFeedback {
  return { comment, draftId: comment === '' ? likely : draftId };
}

/** Which draft it would be about counts once there are words. */
export function isSameFeedback(one: TypedFeedback, other: TypedFeedback): boolean {
  const words = trimWords(one.comment);
  return words === trimWords(other.comment) && (words === '' || one.draftId === other.draftId);
}

/** What was typed here since `base`, on top of what another window kept: of two words none is lost. */
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

/** What is typed, until the server has it: a copy on the device, with the words that it was typed on. */
const deviceCopySchema = z.object({
  comment: z.string(),
  draftId: draftIdSchema.nullable(),
  base: z.string(),
});

/** What the form begins with: what is kept, and what a window typed before it closed and could not send. */
export function withDeviceCopy(saved: TypedFeedback, stored: unknown): TypedFeedback {
  const copy = deviceCopySchema.safeParse(stored);
  if (!copy.success) return saved;
  const { base, ...mine } = copy.data;
  return mergeFeedback({ base: { comment: base, draftId: saved.draftId }, mine, theirs: saved });
}
