import type { DraftId, FeedbackId, SentFeedback, UserId } from '@redraft/contracts';

/** A stored comment; a removed one can be restored. */
export interface StoredFeedback {
  id: FeedbackId;
  authorId: UserId | null;
  comment: string;
  draftId: DraftId | null;
  isRemoved: boolean;
}

export interface FeedbackChange {
  add: readonly SentFeedback[];
  /** With their new text, and restored if they were removed. */
  change: readonly (SentFeedback & { id: FeedbackId; hasNewWords: boolean })[];
  remove: readonly FeedbackId[];
}

type Problem = 'not_found' | 'feedback.others' | 'conflict.changed';

/**
 * The changes that a submitted list implies. Authors can only change their own comments. A list without its base version can only add: it is unknown
 * whether its sender had seen the comments that it lacks or contradicts.
 */
export function planFeedbackChanges(
  stored: readonly StoredFeedback[],
  {
    sent,
    actorId,
    hasBaseVersion,
  }: { sent: readonly SentFeedback[]; actorId: UserId; hasBaseVersion: boolean },
): { plan: FeedbackChange } | { problem: Problem } {
  const byId = new Map(stored.map((one) => [one.id, one]));
  const existing = sent.flatMap((one) => (one.id === undefined ? [] : [{ ...one, id: one.id }]));
  const ids = new Set(existing.map(({ id }) => id));
  if (ids.size < existing.length || existing.some(({ id }) => !byId.has(id))) return { problem: 'not_found' };
  const change = existing.flatMap((one) => {
    const before = byId.get(one.id);
    const hasNewText = before?.comment !== one.comment;
    const isSame = !hasNewText && before.draftId === one.draftId && !before.isRemoved;
    return isSame ? [] : [{ ...one, hasNewWords: hasNewText }];
  });
  const removedIds = stored.filter(({ id, isRemoved }) => !isRemoved && !ids.has(id)).map(({ id }) => id);
  const remove = hasBaseVersion ? removedIds : [];
  if (change.length > 0 && !hasBaseVersion) return { problem: 'conflict.changed' };
  const changedIds = [...change.map(({ id }) => id), ...remove];
  if (changedIds.some((id) => byId.get(id)?.authorId !== actorId)) return { problem: 'feedback.others' };
  return { plan: { add: sent.filter(({ id }) => id === undefined), change, remove } };
}
