import { diffArrays } from 'diff';

/** With more differences than this, the search stops: everything between the equal ends counts as new. */
const maxDifferences = 200;

/** For each item, the index of the same item in `before`; null for a new one. Linear except for the bound above. */
export function alignItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): (number | null)[] {
  const origins: (number | null)[] = after.map(() => null);
  const shorter = Math.min(before.length, after.length);
  const isAlike = (was: number, is: number): boolean => {
    const [one, other] = [before[was], after[is]];
    return one !== undefined && other !== undefined && isSame(one, other);
  };
  let front = 0;
  while (front < shorter && isAlike(front, front)) {
    origins[front] = front;
    front += 1;
  }
  let back = 0;
  while (back < shorter - front && isAlike(before.length - 1 - back, after.length - 1 - back)) {
    back += 1;
    origins[after.length - back] = before.length - back;
  }
  const middle = [
    before.slice(front, before.length - back),
    after.slice(front, after.length - back),
  ] as const;
  if (middle[0].length === 0 || middle[1].length === 0) return origins;
  const changes = diffArrays([...middle[0]], [...middle[1]], {
    comparator: isSame,
    maxEditLength: maxDifferences,
  });
  let [was, is] = [front, front];
  for (const { added, removed, count } of changes ?? []) {
    if (removed) was += count;
    else if (added) is += count;
    else for (let step = 0; step < count; step++) origins[is++] = was++;
  }
  return origins;
}

/** Like `alignItems`, but items between two equal ones are paired in order: they count as changed rather than replaced. */
export function pairItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): { origins: (number | null)[]; isSame: boolean[] } {
  const alike = alignItems(before, after, isSame);
  const origins = [...alike];
  let end = before.length;
  // Backwards: the item after a gap is then known when the gap is reached.
  const ends = alike.map(() => 0);
  for (let at = after.length - 1; at >= 0; at--) {
    ends[at] = end;
    end = alike[at] ?? end;
  }
  let next = 0;
  alike.forEach((own, at) => {
    if (own !== null) next = own + 1;
    else if (next < (ends[at] ?? 0)) origins[at] = next++;
  });
  return { origins, isSame: alike.map((origin) => origin !== null) };
}

/** For each UTF-16 unit of the new text, its index in the earlier text; null for typed ones. */
export function alignText(before: string, after: string): (number | null)[] {
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && before.charCodeAt(front) === after.charCodeAt(front)) front += 1;
  if (isHigh(before.charCodeAt(front - 1))) front -= 1;
  let back = 0;
  while (
    back < shorter - front &&
    before.charCodeAt(before.length - 1 - back) === after.charCodeAt(after.length - 1 - back)
  )
    back += 1;
  if (isLow(before.charCodeAt(before.length - back))) back -= 1;
  const origins: (number | null)[] = new Array<number | null>(after.length).fill(null);
  for (let at = 0; at < front; at++) origins[at] = at;
  for (let at = 1; at <= back; at++) origins[after.length - at] = before.length - at;
  const [was, is] = [
    piecesOf(before.slice(front, before.length - back)),
    piecesOf(after.slice(front, after.length - back)),
  ];
  const starts = startsOf(was);
  const inside = alignItems(was, is, (one, other) => one === other);
  let at = front;
  is.forEach((piece, index) => {
    const start = starts[inside[index] ?? -1];
    if (start !== undefined)
      for (let unit = 0; unit < piece.length; unit++) origins[at + unit] = front + start + unit;
    at += piece.length;
  });
  return origins;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

/** Words, and the characters between them. */
const piecesOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+|./gsu) ?? [];

function startsOf(pieces: readonly string[]): number[] {
  let at = 0;
  return pieces.map((piece) => {
    at += piece.length;
    return at - piece.length;
  });
}
