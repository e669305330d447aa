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

/** The given values from the side that changed them; the rest is theirs. */
export function mergeProperties<Value extends object>(
  { base, mine, theirs }: Versions<Value>,
  keys: readonly (keyof Value)[],
): Value {
  const merged = { ...theirs };
  for (const key of keys)
    merged[key] = chooseVersion({ base: base[key], mine: mine[key], theirs: theirs[key] });
  return merged;
}

/**
 * Three-way merge of paragraphs: if both sides changed the text of the same paragraph, mine stays and theirs follows it, so that no text is lost.
 * `isSameText` recognises changes of formatting only: a change of the text wins over them; of two changes of formatting, mine wins.
 */
export function mergeParagraphs<Item>(
  versions: Versions<readonly Item[]>,
  isSameText: (one: Item, other: Item) => boolean,
): Item[] {
  const { base, mine, theirs } = versions;
  if (isSameValue(base, mine)) return [...theirs];
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return [...mine];
  const [mineDiff, theirsDiff] = [diffWithBase(base, mine), diffWithBase(base, theirs)];
  const merged: Item[] = [];
  for (let index = -1; index < base.length; index++) {
    const baseItem = base[index];
    if (baseItem !== undefined) {
      const versionsOfItem = {
        base: baseItem,
        mine: mineDiff.matchedByBaseIndex.get(index),
        theirs: theirsDiff.matchedByBaseIndex.get(index),
      };
      merged.push(...mergeItem(versionsOfItem, isSameText));
    }
    const mineAdded = mineDiff.addedByBaseIndex.get(index) ?? [];
    merged.push(...mineAdded);
    for (const item of theirsDiff.addedByBaseIndex.get(index) ?? [])
      if (!mineAdded.some((one) => isSameValue(one, item))) merged.push(item);
  }
  return merged;
}

interface VersionDiff<Item> {
  /** Unchanged and edited paragraphs, by the index of their counterpart in the base. */
  matchedByBaseIndex: Map<number, Item>;
  /** New paragraphs, by the base index that they follow. */
  addedByBaseIndex: Map<number, Item[]>;
}

function diffWithBase<Item>(base: readonly Item[], items: readonly Item[]): VersionDiff<Item> {
  const { origins } = pairItems(base, items, isSameValue);
  const result: VersionDiff<Item> = { matchedByBaseIndex: new Map(), addedByBaseIndex: new Map() };
  let lastOrigin = -1;
  items.forEach((item, index) => {
    const origin = origins[index] ?? null;
    if (origin === null) {
      const list = result.addedByBaseIndex.get(lastOrigin) ?? [];
      list.push(item);
      result.addedByBaseIndex.set(lastOrigin, list);
    } else {
      lastOrigin = origin;
      result.matchedByBaseIndex.set(origin, item);
    }
  });
  return result;
}

function mergeItem<Item>(
  { base, mine, theirs }: { base: Item; mine: Item | undefined; theirs: Item | undefined },
  isSameText: (one: Item, other: Item) => boolean,
): Item[] {
  if (mine === undefined || theirs === undefined) {
    const kept = mine ?? theirs;
    // One side removed it: it stays if the other side changed it.
    return kept === undefined || isSameValue(kept, base) ? [] : [kept];
  }
  if (isSameValue(mine, base)) return [theirs];
  if (isSameValue(theirs, base) || isSameText(mine, theirs)) return [mine];
  if (isSameText(mine, base)) return [theirs];
  return isSameText(theirs, base) ? [mine] : [mine, theirs];
}
