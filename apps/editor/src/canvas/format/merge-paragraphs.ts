import { pairItems } from './align.ts';
import { isSameValue } from './same-values.ts';

export interface Versions<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** Three-way choice: the changed value; mine if both changed. */
export function chooseVersion<Value>({ base, mine, theirs }: Versions<Value>): Value {
  return isSameValue(base, mine) ? theirs : mine;
}

/**
 * Three-way merge of paragraphs: if both sides changed the same paragraph, mine stays and theirs follows it, so that no text is lost. `isWordsSame`
 * recognises changes of formatting only, for which mine is enough.
 */
export function mergeParagraphs<Item>(
  versions: Versions<readonly Item[]>,
  isWordsSame: (one: Item, other: Item) => boolean,
): Item[] {
  const { base, mine, theirs } = versions;
  if (isSameValue(base, mine)) return [...theirs];
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return [...mine];
  const [own, others] = [sortVersions(base, mine), sortVersions(base, theirs)];
  const merged: Item[] = [];
  for (let index = -1; index < base.length; index++) {
    const was = base[index];
    if (was !== undefined) {
      const place = { was, own: own.kept.get(index), other: others.kept.get(index) };
      merged.push(...mergeItem(place, isWordsSame));
    }
    const added = own.added.get(index) ?? [];
    merged.push(...added);
    for (const item of others.added.get(index) ?? [])
      if (!added.some((one) => isSameValue(one, item))) merged.push(item);
  }
  return merged;
}

interface Sorted<Item> {
  /** By their index in the base. */
  kept: Map<number, Item>;
  /** New paragraphs, by the base index that they follow. */
  added: Map<number, Item[]>;
}

function sortVersions<Item>(base: readonly Item[], items: readonly Item[]): Sorted<Item> {
  const { origins } = pairItems(base, items, isSameValue);
  const result: Sorted<Item> = { kept: new Map(), added: new Map() };
  let last = -1;
  items.forEach((item, index) => {
    const origin = origins[index] ?? null;
    if (origin === null) {
      const list = result.added.get(last) ?? [];
      list.push(item);
      result.added.set(last, list);
    } else {
      last = origin;
      result.kept.set(origin, item);
    }
  });
  return result;
}

function mergeItem<Item>(
  { was, own, other }: { was: Item; own: Item | undefined; other: Item | undefined },
  isWordsSame: (one: Item, other: Item) => boolean,
): Item[] {
  if (own === undefined || other === undefined) {
    const left = own ?? other;
    // One side removed it: it stays if the other side changed it.
    return left === undefined || isSameValue(left, was) ? [] : [left];
  }
  if (isSameValue(own, was)) return [other];
  if (isSameValue(other, was) || isWordsSame(own, other)) return [own];
  if (isWordsSame(own, was)) return [other];
  return isWordsSame(other, was) ? [own] : [own, other];
}
