import type { Versions } from './merge-paragraphs.ts';
import { isSameValue } from './same-values.ts';

/**
 * Three-way merge of two lists with a common base: additions of either side are kept; an item that one side removed and the other left unchanged is
 * removed. The order is theirs, unless only mine changed it.
 */
export function mergeLists<Item extends { id: string }>(
  { base, mine, theirs }: Versions<readonly Item[]>,
  merge: (baseItem: Item | null, mineItem: Item, theirItem: Item) => Item[],
): Item[] {
  const [baseById, mineById, theirsById] = [indexById(base), indexById(mine), indexById(theirs)];
  const usesTheirOrder = !isSameOrder(base, theirs) || isSameOrder(base, mine);
  const [first, second] = usesTheirOrder ? [theirs, mine] : [mine, theirs];
  const order = mergeOrder(
    first.map(({ id }) => id),
    second.map(({ id }) => id),
  );
  return order.flatMap((id) => {
    const [baseItem, mineItem, theirItem] = [baseById.get(id) ?? null, mineById.get(id), theirsById.get(id)];
    if (mineItem !== undefined && theirItem !== undefined) {
      if (isSameValue(mineItem, theirItem)) return [theirItem];
      if (baseItem !== null && isSameValue(baseItem, mineItem)) return [theirItem];
      if (baseItem !== null && isSameValue(baseItem, theirItem)) return [mineItem];
      return merge(baseItem, mineItem, theirItem);
    }
    const remaining = mineItem ?? theirItem;
    if (remaining === undefined) return [];
    return baseItem !== null && isSameValue(baseItem, remaining) ? [] : [remaining];
  });
}

function indexById<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Whether the items that both lists contain have the same order. */
function isSameOrder(base: readonly { id: string }[], items: readonly { id: string }[]): boolean {
  const baseIndexes = new Map(base.map(({ id }, index) => [id, index]));
  let lastIndex = -1;
  for (const { id } of items) {
    const baseIndex = baseIndexes.get(id);
    if (baseIndex === undefined) continue;
    if (baseIndex < lastIndex) return false;
    lastIndex = baseIndex;
  }
  return true;
}

/** The first list, with each item that only the second contains inserted after its predecessor in the second. Linear. */
function mergeOrder(first: readonly string[], second: readonly string[]): string[] {
  const firstIds = new Set(first);
  const followers = new Map<string, string[]>();
  let precedingId = '';
  for (const id of second) {
    if (firstIds.has(id)) precedingId = id;
    else followers.set(precedingId, [...(followers.get(precedingId) ?? []), id]);
  }
  return [...(followers.get('') ?? []), ...first.flatMap((id) => [id, ...(followers.get(id) ?? [])])];
}
