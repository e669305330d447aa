import { diffArrays } from 'diff';
import { findTextChange } from '../../frame/text-change.ts';

/** With more differences than this, the search stops: everything between the equal ends counts as new. */
const maxDifferences = 200;

/** For each item, the index of the same item in `before`; null for a new one. Linear except for the bound above. */
export function alignItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (oldItem: Item, newItem: Item) => boolean,
): (number | null)[] {
  const origins: (number | null)[] = after.map(() => null);
  const minLength = Math.min(before.length, after.length);
  const isSameItem = (oldIndex: number, newIndex: number): boolean => {
    const [oldItem, newItem] = [before[oldIndex], after[newIndex]];
    return oldItem !== undefined && newItem !== undefined && isSame(oldItem, newItem);
  };
  let prefixLength = 0;
  while (prefixLength < minLength && isSameItem(prefixLength, prefixLength)) {
    origins[prefixLength] = prefixLength;
    prefixLength += 1;
  }
  let suffixLength = 0;
  while (
    suffixLength < minLength - prefixLength &&
    isSameItem(before.length - 1 - suffixLength, after.length - 1 - suffixLength)
  ) {
    suffixLength += 1;
    origins[after.length - suffixLength] = before.length - suffixLength;
  }
  const middle = [
    before.slice(prefixLength, before.length - suffixLength),
    after.slice(prefixLength, after.length - suffixLength),
  ] as const;
  if (middle[0].length === 0 || middle[1].length === 0) return origins;
  const changes = diffArrays([...middle[0]], [...middle[1]], {
    comparator: isSame,
    maxEditLength: maxDifferences,
  });
  let [oldIndex, newIndex] = [prefixLength, prefixLength];
  for (const { added, removed, count } of changes ?? []) {
    if (removed) oldIndex += count;
    else if (added) newIndex += count;
    else for (let step = 0; step < count; step++) origins[newIndex++] = oldIndex++;
  }
  return origins;
}

/** Like `alignItems`, but items between two equal ones are paired in order: they count as changed rather than replaced. */
export function pairItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (oldItem: Item, newItem: Item) => boolean,
): { origins: (number | null)[]; isSame: boolean[] } {
  const exactOrigins = alignItems(before, after, isSame);
  const origins = [...exactOrigins];
  let gapEnd = before.length;
  // Backwards: the item after a gap is then known when the gap is reached.
  const gapEnds = exactOrigins.map(() => 0);
  for (let at = after.length - 1; at >= 0; at--) {
    gapEnds[at] = gapEnd;
    gapEnd = exactOrigins[at] ?? gapEnd;
  }
  let nextUnpaired = 0;
  exactOrigins.forEach((exactOrigin, at) => {
    if (exactOrigin !== null) nextUnpaired = exactOrigin + 1;
    else if (nextUnpaired < (gapEnds[at] ?? 0)) origins[at] = nextUnpaired++;
  });
  return { origins, isSame: exactOrigins.map((origin) => origin !== null) };
}

/** For each UTF-16 unit of the new text, its index in the earlier text; null for typed ones. */
export function alignText(before: string, after: string): (number | null)[] {
  const { start: changeStart, oldEnd, newEnd } = findTextChange(before, after);
  const origins = new Array<number | null>(after.length).fill(null);
  for (let at = 0; at < changeStart; at++) origins[at] = at;
  for (let at = newEnd; at < after.length; at++) origins[at] = oldEnd + at - newEnd;
  const [oldWords, newWords] = [
    splitWords(before.slice(changeStart, oldEnd)),
    splitWords(after.slice(changeStart, newEnd)),
  ];
  const starts = computeStarts(oldWords);
  const wordOrigins = alignItems(oldWords, newWords, (oldWord, newWord) => oldWord === newWord);
  let at = changeStart;
  newWords.forEach((piece, index) => {
    const start = starts[wordOrigins[index] ?? -1];
    if (start !== undefined)
      for (let unit = 0; unit < piece.length; unit++) origins[at + unit] = changeStart + start + unit;
    at += piece.length;
  });
  return origins;
}

/** Words, and the characters between them. */
const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+|./gsu) ?? [];

function computeStarts(pieces: readonly string[]): number[] {
  let at = 0;
  return pieces.map((piece) => {
    at += piece.length;
    return at - piece.length;
  });
}
