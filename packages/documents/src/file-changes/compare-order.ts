/** What two versions of a list have in common: items of the same key, one with the other. */
export interface MatchedItem<Item> {
  before: Item | null;
  after: Item | null;
  /** Its place changed in relation to the others. */
  isMoved: boolean;
}

/** Items of the new list in its order, each with its former version, then those that are gone. `pairs` leads from new to former indexes. */
export function listMatched<Item>(
  before: readonly Item[],
  after: readonly Item[],
  pairs: ReadonlyMap<number, number>,
): MatchedItem<Item>[] {
  const kept = longestIncreasing(
    [...pairs.entries()].sort(([one], [other]) => one - other).map(([, old]) => old),
  );
  const paired = new Set(pairs.values());
  return [
    ...after.map((item, index) => {
      const old = pairs.get(index);
      return {
        before: old === undefined ? null : (before[old] ?? null),
        after: item,
        isMoved: old !== undefined && !kept.has(old),
      };
    }),
    ...before.flatMap((item, index) =>
      paired.has(index) ? [] : [{ before: item, after: null, isMoved: false }],
    ),
  ];
}

/** Pairs items by each key in turn; a key that two items of a list share pairs them in order. */
export function pairItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keys: readonly ((item: Item) => string | null)[],
): Map<number, number> {
  const pairs = new Map<number, number>();
  const paired = new Set<number>();
  for (const keyOf of keys) {
    const byKey = new Map<string, number[]>();
    for (const [index, item] of before.entries()) {
      const key = paired.has(index) ? null : keyOf(item);
      if (key === null) continue;
      const indexes = byKey.get(key);
      if (indexes === undefined) byKey.set(key, [index]);
      else indexes.push(index);
    }
    for (const indexes of byKey.values()) indexes.reverse();
    for (const [index, item] of after.entries()) {
      if (pairs.has(index)) continue;
      const key = keyOf(item);
      const old = key === null ? undefined : byKey.get(key)?.pop();
      if (old === undefined) continue;
      pairs.set(index, old);
      paired.add(old);
    }
  }
  return pairs;
}

/** The members of a longest increasing subsequence of distinct numbers. */
export function longestIncreasing(numbers: readonly number[]): Set<number> {
  /** The index of the smallest last member of a subsequence of each length. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, value] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const members = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at !== -1; at = previous[at] ?? -1) members.add(numbers[at] ?? 0);
  return members;
}
