import type { DraftId, FeedbackId, SentFeedback, UserId } from '@redraft/contracts';

/** A comment as it is kept; one that was taken back can come back. */
export interface StoredFeedback {
  id: FeedbackId;
  authorId: UserId | null;
  comment: string;
  draftId: DraftId | null;
  isRemoved: boolean;
}

export interface FeedbackChange {
  add: readonly SentFeedback[];
  /** In their new words, and back in the list where they were taken out of it. */
  change: readonly (SentFeedback & { id: FeedbackId; hasNewWords: boolean })[];
  remove: readonly FeedbackId[];
}

type Problem = 'not_found' | 'feedback.others' | 'conflict.changed';

/**
 * What a whole list changes. Only whoever wrote a comment may change it. A list that does not say what it was read from adds and nothing
 * else: of what it lacks or says differently nobody knows whether it had seen it.
 */
export function planFeedbackChanges(
  stored: readonly StoredFeedback[],
  { sent, by, isReadFrom }: { sent: readonly SentFeedback[]; by: UserId; isReadFrom: boolean },
): { plan: FeedbackChange } | { problem: Problem } {
  const byId = new Map(stored.map((one) => [one.id, one]));
  const named = sent.flatMap((one) => (one.id === undefined ? [] : [{ ...one, id: one.id }]));
  const ids = new Set(named.map(({ id }) => id));
  if (ids.size < named.length || named.some(({ id }) => !byId.has(id))) return { problem: 'not_found' };
  const change = named.flatMap((one) => {
    const before = byId.get(one.id);
    const hasNewWords = before?.comment !== one.comment;
    const isSame = !hasNewWords && before.draftId === one.draftId && !before.isRemoved;
    return isSame ? [] : [{ ...one, hasNewWords }];
  });
  const missing = stored.filter(({ id, isRemoved }) => !isRemoved && !ids.has(id)).map(({ id }) => id);
  const remove = isReadFrom ? missing : [];
  if (change.length > 0 && !isReadFrom) return { problem: 'conflict.changed' };
  const touched = [...change.map(({ id }) => id), ...remove];
  if (touched.some((id) => byId.get(id)?.authorId !== by)) return { problem: 'feedback.others' };
  return { plan: { add: sent.filter(({ id }) => id === undefined), change, remove } };
}
