import type { PlanItem, PlanSource, SentPlanItem } from '@redraft/contracts';

type ReviewQuote = Pick<PlanItem, 'quote' | 'comment'>;

export const isSameSource = (one: PlanSource, other: PlanSource): boolean =>
  one.kind === other.kind && one.reviewId === other.reviewId && one.place === other.place;

/** Items that are new in the plan, whose text must be loaded. */
export function newSources(sent: readonly SentPlanItem[], stored: readonly PlanItem[]): PlanSource[] {
  return sent.flatMap(({ source }) =>
    source !== null && findStoredQuote(source, stored) === undefined ? [source] : [],
  );
}

/** The plan to store, with quotes from the reviews as they were when an item was added. Null if an item occurs twice, or is not in the reviews. */
export function planAfter(
  sent: readonly SentPlanItem[],
  {
    kept,
    findQuote,
  }: { kept: readonly PlanItem[]; findQuote: (source: PlanSource) => ReviewQuote | undefined },
): PlanItem[] | null {
  if (new Set(sent.map(({ id }) => id)).size < sent.length) return null;
  const sources = sent.flatMap(({ source }) => source ?? []);
  const hasDuplicate = sources.some((one, at) => sources.findIndex((other) => isSameSource(one, other)) < at);
  if (hasDuplicate) return null;
  const items = sent.map(({ id, source, isDone, note }) => {
    const quoted =
      source === null ? { quote: '', comment: '' } : (findStoredQuote(source, kept) ?? findQuote(source));
    return quoted && { id, source, isDone, note, quote: quoted.quote, comment: quoted.comment };
  });
  return items.every((item) => item !== undefined) ? items : null;
}

function findStoredQuote(source: PlanSource, stored: readonly PlanItem[]): ReviewQuote | undefined {
  return stored.find((item) => item.source !== null && isSameSource(item.source, source));
}
