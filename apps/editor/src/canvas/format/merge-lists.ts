import type { Versions } from './merge-paragraphs.ts';
import { isSameValue } from './same-values.ts';

/**
 * Three-way merge of two lists with a common base: additions of either side are kept; an item that one side removed and the other left unchanged is
 * removed. The order is theirs, unless only mine changed it.
 */
export function mergeLists<Item extends { id: string }>(
  { base, mine, theirs }: Versions<readonly Item[]>,
  merge: (was: Item | null, own: Item, other: Item) => Item[],
): Item[] {
  const [before, own, others] = [byId(base), byId(mine), byId(theirs)];
  const isOrderTheirs = !isSameOrder(base, theirs) || isSameOrder(base, mine);
  const [first, second] = isOrderTheirs ? [theirs, mine] : [mine, theirs];
  const order = mergeOrder(
    first.map(({ id }) => id),
    second.map(({ id }) => id),
  );
  return order.flatMap((id) => {
    const [was, one, other] = [before.get(id) ?? null, own.get(id), others.get(id)];
    if (one !== undefined && other !== undefined) {
      if (isSameValue(one, other)) return [other];
      if (was !== null && isSameValue(was, one)) return [other];
      if (was !== null && isSameValue(was, other)) return [one];
      return merge(was, one, other);
    }
    const left = one ?? other;
    if (left === undefined) return [];
    return was !== null && isSameValue(was, left) ? [] : [left];
  });
}

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Whether the items that both lists contain have the same order. */
function isSameOrder(base: readonly { id: string }[], items: readonly { id: string }[]): boolean {
  const places = new Map(base.map(({ id }, index) => [id, index]));
  let last = -1;
  for (const { id } of items) {
    const place = places.get(id);
    if (place === undefined) continue;
    if (place < last) return false;
    last = place;
  }
  return true;
}

/** The first list, with each item that only the second contains inserted after its predecessor in the second. Linear. */
function mergeOrder(first: readonly string[], second: readonly string[]): string[] {
  const known = new Set(first);
  const behind = new Map<string, string[]>();
  let last = '';
  for (const id of second) {
    if (known.has(id)) last = id;
    else behind.set(last, [...(behind.get(last) ?? []), id]);
  }
  return [...(behind.get('') ?? []), ...first.flatMap((id) => [id, ...(behind.get(id) ?? [])])];
}
