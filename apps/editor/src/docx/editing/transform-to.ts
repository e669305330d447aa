import { Fragment, type Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';

/**
 * Transforms a document into another reading of it, block by block: equal content is not touched, so that caret, selection and undo history keep
 * their positions. Blocks are matched by `paraId`, otherwise by content.
 */
export function transformTo(tr: Transaction, next: Node): Transaction {
  for (const [key, value] of Object.entries(next.attrs))
    if (JSON.stringify(tr.doc.attrs[key]) !== JSON.stringify(value)) tr.setDocAttribute(key, value);
  changeChildren(tr, tr.doc, { next, start: 0 });
  return tr;
}

interface TransformTarget {
  next: Node;
  /** Position where the content starts in the document. */
  start: number;
}

/** Backwards, so that positions before a change stay valid. */
function changeChildren(tr: Transaction, node: Node, { next, start }: TransformTarget): void {
  const pairs = [{ a: -1, b: -1 }, ...matchChildren(node, next), { a: node.childCount, b: next.childCount }];
  const positions = getChildPositions(node, start);
  for (let index = pairs.length - 1; index > 0; index--) {
    const [previous, pair] = [pairs[index - 1], pairs[index]];
    if (previous === undefined || pair === undefined) continue;
    if (pair.a < node.childCount)
      changeNode(tr, node.child(pair.a), { next: next.child(pair.b), at: positions[pair.a] ?? start });
    const newIndexes: Node[] = [];
    for (let child = previous.b + 1; child < pair.b; child++) newIndexes.push(next.child(child));
    const [from, to] = [positions[previous.a + 1] ?? start, positions[pair.a] ?? start];
    if (from < to || newIndexes.length > 0) tr.replaceWith(from, to, Fragment.from(newIndexes));
  }
}

/** Position of each child, and of the end. */
function getChildPositions(node: Node, start: number): number[] {
  const positions = [start];
  let at = start;
  node.forEach((child) => {
    at += child.nodeSize;
    positions.push(at);
  });
  return positions;
}

function changeNode(tr: Transaction, node: Node, { next, at }: { next: Node; at: number }): void {
  if (node.eq(next)) return;
  if (node.type !== next.type || node.isLeaf) {
    tr.replaceWith(at, at + node.nodeSize, next);
    return;
  }
  if (node.isTextblock) changeText(tr, node, { next, start: at + 1 });
  else changeChildren(tr, node, { next, start: at + 1 });
  if (!node.sameMarkup(next)) tr.setNodeMarkup(at, null, next.attrs, next.marks);
}

function changeText(tr: Transaction, node: Node, { next, start }: TransformTarget): void {
  const from = node.content.findDiffStart(next.content);
  const end = node.content.findDiffEnd(next.content);
  if (from === null || end === null) return;
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  tr.replaceWith(start + from, start + end.a + overlap, next.content.cut(from, end.b + overlap));
}

interface Pair {
  a: number;
  b: number;
}

/** Matching children, in the order of both sides. */
function matchChildren(previous: Node, after: Node): Pair[] {
  let equalAtStart = 0;
  const shared = Math.min(previous.childCount, after.childCount);
  while (equalAtStart < shared && previous.child(equalAtStart).eq(after.child(equalAtStart)))
    equalAtStart += 1;
  let equalAtEnd = 0;
  while (equalAtEnd < shared - equalAtStart && isEqualFromEnd(previous, after, equalAtEnd)) equalAtEnd += 1;
  const createPairs = (count: number, offset: Pair): Pair[] =>
    Array.from({ length: count }, (_, index) => ({ a: offset.a + index, b: offset.b + index }));
  const [a, b] = [previous.childCount - equalAtEnd, after.childCount - equalAtEnd];
  const middle =
    a - equalAtStart === b - equalAtStart
      ? createPairs(a - equalAtStart, { a: equalAtStart, b: equalAtStart })
      : longestIncreasing(matchByKey(previous, after, { first: equalAtStart, a, b }));
  return [...createPairs(equalAtStart, { a: 0, b: 0 }), ...middle, ...createPairs(equalAtEnd, { a, b })];
}

function isEqualFromEnd(previous: Node, after: Node, index: number): boolean {
  return previous.child(previous.childCount - 1 - index).eq(after.child(after.childCount - 1 - index));
}

/** Children whose key is unique on their side. */
function matchByKey(
  previous: Node,
  after: Node,
  { first: equalAtStart, a, b }: Pair & { first: number },
): Pair[] {
  const [oldIndexes, newIndexes] = [
    indexByKey(previous, equalAtStart, a),
    indexByKey(after, equalAtStart, b),
  ];
  return [...oldIndexes].flatMap(([key, index]) => {
    const other = newIndexes.get(key);
    return index === null || other === undefined || other === null ? [] : [{ a: index, b: other }];
  });
}

function indexByKey(node: Node, from: number, to: number): Map<string, number | null> {
  const indexes = new Map<string, number | null>();
  for (let index = from; index < to; index++) {
    const child = node.child(index);
    const id: unknown = child.attrs.paraId;
    for (const key of [typeof id === 'string' ? `id ${id}` : null, `text ${child.textContent}`])
      if (key !== null) indexes.set(key, indexes.has(key) ? null : index);
  }
  return indexes;
}

/** Longest increasing subsequence of the pairs; each child is in one pair. */
function longestIncreasing(pairs: readonly Pair[]): Pair[] {
  const sorted = [...pairs].sort((one, other) => one.a - other.a || other.b - one.b);
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const [index, { b }] of sorted.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[ends[middle] ?? 0]?.b ?? 0) < b) low = middle + 1;
      else high = middle;
    }
    previous.set(index, ends[low - 1]);
    ends[low] = index;
  }
  const sequence: Pair[] = [];
  for (let index = ends.at(-1); index !== undefined; index = previous.get(index)) {
    const pair = sorted[index];
    if (pair !== undefined) sequence.push(pair);
  }
  return sequence.reverse();
}
