import type { PeerReviewId, PlanItem, PlanSource, ReviewAnswers, ReviewComments } from '@redraft/contracts';
import { mergeTexts, normalizeText } from '../../lib/merge-texts.ts';

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
export const buildSourceKey = ({ kind, reviewId, place }: PlanSource): string =>
  `${reviewId} ${kind} ${place}`;

export function isInReviewPlan(items: Items, source: PlanSource): boolean {
  return items.some((item) => item.source !== null && buildSourceKey(item.source) === buildSourceKey(source));
}

/** A new plan item, not done yet. */
export function createItem(id: string, { source, quote, comment }: Choice): PlanItem {
  return { id, source, quote, comment, note: '', isDone: false };
}

export function createOwnItem(id: string, note: string): PlanItem {
  return { id, source: null, quote: '', comment: '', note, isDone: false };
}

export function moveItem(items: Items, from: number, to: number): Items {
  const item = items[from];
  if (!item || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function changeItem(items: Items, id: string, change: Partial<PlanItem>): Items {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

const serializePlan = (items: Items) =>
  JSON.stringify(
    items.map(({ id, source, isDone, note }) => [
      id,
      source && buildSourceKey(source),
      isDone,
      normalizeText(note),
    ]),
  );

export function isSamePlan(one: Items, other: Items): boolean {
  return serializePlan(one) === serializePlan(other);
}

/** Merges changes since `base` with what another window saved: its new items come last, and no note is lost. */
export function mergePlans({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Items>): Items {
  const [baseById, mineById, theirsById] = [base, mine, theirs].map(byId);
  const merged = mine.flatMap((item) => {
    const [before, current] = [baseById?.get(item.id), theirsById?.get(item.id)];
    if (current) return [mergeItem(before ?? { ...item, note: '', isDone: false }, item, current)];
    // Removed in the other window: stays removed unless changed here.
    return before && isSamePlan([before], [item]) ? [] : [item];
  });
  const addedItems = theirs.filter(({ id, source }) => {
    if (mineById?.has(id) || (source !== null && isInReviewPlan(mine, source))) return false;
    const before = baseById?.get(id);
    // Removed here: stays removed unless changed in the other window.
    return (
      !before ||
      !isSamePlan(
        [before],
        theirs.filter((item) => item.id === id),
      )
    );
  });
  return [...merged, ...addedItems];
}

const byId = (items: Items) => new Map(items.map((item): [string, PlanItem] => [item.id, item]));

function mergeItem(baseById: PlanItem, mine: PlanItem, theirs: PlanItem): PlanItem {
  return {
    ...theirs,
    isDone: mine.isDone === baseById.isDone ? theirs.isDone : mine.isDone,
    note: mergeTexts({ before: baseById.note, typed: mine.note, stored: theirs.note }),
  };
}
