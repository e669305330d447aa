/** Finds the items of one version in another. Items pair by the first of the keys, then what is left by the next; equal ones in order. */
export function pairVersions<One>(
  base: readonly One[],
  other: readonly One[],
  keys: readonly ((one: One) => string)[],
): ReadonlyMap<One, One> {
  const pairs = new Map<One, One>();
  const paired = new Set<One>();
  for (const toKey of keys) {
    const left = new Map<string, One[]>();
    for (const one of other) {
      if (paired.has(one)) continue;
      const key = toKey(one);
      left.set(key, [...(left.get(key) ?? []), one]);
    }
    for (const one of base) {
      if (pairs.has(one)) continue;
      const found = left.get(toKey(one))?.shift();
      if (found === undefined) continue;
      pairs.set(one, found);
      paired.add(found);
    }
  }
  return pairs;
}
