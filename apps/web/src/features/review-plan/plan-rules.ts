import type { PeerReviewId, PlanItem, PlanSource, ReviewAnswers, ReviewComments } from '@redraft/contracts';
import { mergeWords, trimWords } from '../../lib/merge-words.ts';

type Items = readonly PlanItem[];

/** A review comment that can be added to the plan. */
export type Choice = Pick<PlanItem, 'quote' | 'comment'> & { source: PlanSource };

export function listChoices(
  reviewId: PeerReviewId,
  { comments }: ReviewComments,
  { criteria, answers }: Pick<ReviewAnswers, 'criteria' | 'answers'>,
): Choice[] {
  return [
    ...comments.map(
      ({ id: place, quote, text }): Choice => ({
        source: { kind: 'comment', reviewId, place },
        quote,
        comment: text,
      }),
    ),
    ...answers
      .filter(({ comment }) => comment !== '')
      .map(
        ({ criterion: place, comment }): Choice => ({
          source: { kind: 'criterion', reviewId, place },
          quote: criteria?.criteria[place]?.title ?? '',
          comment,
        }),
      ),
  ];
}

/** Identifies a comment. */
export const keyOf = ({ kind, reviewId, place }: PlanSource): string => `${reviewId} ${kind} ${place}`;

export function isTaken(items: Items, source: PlanSource): boolean {
  return items.some((item) => item.source !== null && keyOf(item.source) === keyOf(source));
}

/** A new plan item, not done yet. */
export function lineOf(id: string, { source, quote, comment }: Choice): PlanItem {
  return { id, source, quote, comment, note: '', isDone: false };
}

export function ownLine(id: string, note: string): PlanItem {
  return { id, source: null, quote: '', comment: '', note, isDone: false };
}

export function moved(items: Items, from: number, to: number): Items {
  const item = items[from];
  if (!item || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function withChange(items: Items, id: string, change: Partial<PlanItem>): Items {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

const signature = (items: Items) =>
  JSON.stringify(
    items.map(({ id, source, isDone, note }) => [id, source && keyOf(source), isDone, trimWords(note)]),
  );

export function isSamePlan(one: Items, other: Items): boolean {
  return signature(one) === signature(other);
}

/** Merges changes since `base` with what another window saved: its new items come last, and no note is lost. */
export function mergePlans({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Items>): Items {
  const [before, here, there] = [base, mine, theirs].map(byId);
  const merged = mine.flatMap((item) => {
    const [was, now] = [before?.get(item.id), there?.get(item.id)];
    if (now) return [mergedLine(was ?? { ...item, note: '', isDone: false }, item, now)];
    // Removed in the other window: stays removed unless changed here.
    return was && isSamePlan([was], [item]) ? [] : [item];
  });
  const added = theirs.filter(({ id, source }) => {
    if (here?.has(id) || (source !== null && isTaken(mine, source))) return false;
    const was = before?.get(id);
    // Removed here: likewise.
    return (
      !was ||
      !isSamePlan(
        [was],
        theirs.filter((item) => item.id === id),
      )
    );
  });
  return [...merged, ...added];
}

const byId = (items: Items) => new Map(items.map((item): [string, PlanItem] => [item.id, item]));

function mergedLine(before: PlanItem, mine: PlanItem, theirs: PlanItem): PlanItem {
  return {
    ...theirs,
    isDone: mine.isDone === before.isDone ? theirs.isDone : mine.isDone,
    note: mergeWords({ before: before.note, typed: mine.note, stored: theirs.note }),
  };
}
