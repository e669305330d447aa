import { Fragment, type Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';

/**
 * Transforms a document into another reading of it, block by block: equal content is not touched, so that caret, selection and undo history keep
 * their positions. Blocks are matched by `paraId`, otherwise by content.
 */
export function transformTo(tr: Transaction, next: Node): Transaction {
  for (const [name, value] of Object.entries(next.attrs))
    if (JSON.stringify(tr.doc.attrs[name]) !== JSON.stringify(value)) tr.setDocAttribute(name, value);
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
  const pairs = [{ a: -1, b: -1 }, ...pairsOf(node, next), { a: node.childCount, b: next.childCount }];
  const places = placesOf(node, start);
  for (let index = pairs.length - 1; index > 0; index--) {
    const [before, pair] = [pairs[index - 1], pairs[index]];
    if (before === undefined || pair === undefined) continue;
    if (pair.a < node.childCount)
      changeNode(tr, node.child(pair.a), { next: next.child(pair.b), at: places[pair.a] ?? start });
    const others: Node[] = [];
    for (let child = before.b + 1; child < pair.b; child++) others.push(next.child(child));
    const [from, to] = [places[before.a + 1] ?? start, places[pair.a] ?? start];
    if (from < to || others.length > 0) tr.replaceWith(from, to, Fragment.from(others));
  }
}

/** Position of each child, and of the end. */
function placesOf(node: Node, start: number): number[] {
  const places = [start];
  let at = start;
  node.forEach((child) => {
    at += child.nodeSize;
    places.push(at);
  });
  return places;
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
function pairsOf(before: Node, after: Node): Pair[] {
  let first = 0;
  const shared = Math.min(before.childCount, after.childCount);
  while (first < shared && before.child(first).eq(after.child(first))) first += 1;
  let last = 0;
  while (last < shared - first && sameFromEnd(before, after, last)) last += 1;
  const edge = (count: number, offset: Pair): Pair[] =>
    Array.from({ length: count }, (_, index) => ({ a: offset.a + index, b: offset.b + index }));
  const [a, b] = [before.childCount - last, after.childCount - last];
  const middle =
    a - first === b - first
      ? edge(a - first, { a: first, b: first })
      : longestIncreasing(namedPairs(before, after, { first, a, b }));
  return [...edge(first, { a: 0, b: 0 }), ...middle, ...edge(last, { a, b })];
}

function sameFromEnd(before: Node, after: Node, index: number): boolean {
  return before.child(before.childCount - 1 - index).eq(after.child(after.childCount - 1 - index));
}

/** Children whose key is unique on their side. */
function namedPairs(before: Node, after: Node, { first, a, b }: Pair & { first: number }): Pair[] {
  const [ones, others] = [namesIn(before, first, a), namesIn(after, first, b)];
  return [...ones].flatMap(([name, index]) => {
    const other = others.get(name);
    return index === null || other === undefined || other === null ? [] : [{ a: index, b: other }];
  });
}

function namesIn(node: Node, from: number, to: number): Map<string, number | null> {
  const names = new Map<string, number | null>();
  for (let index = from; index < to; index++) {
    const child = node.child(index);
    const id: unknown = child.attrs.paraId;
    for (const name of [typeof id === 'string' ? `id ${id}` : null, `text ${child.textContent}`])
      if (name !== null) names.set(name, names.has(name) ? null : index);
  }
  return names;
}

/** Longest increasing subsequence of the pairs; each child is in one pair. */
function longestIncreasing(pairs: readonly Pair[]): Pair[] {
  const sorted = [...pairs].sort((one, other) => one.a - other.a || other.b - one.b);
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, { b }] of sorted.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[ends[middle] ?? 0]?.b ?? 0) < b) low = middle + 1;
      else high = middle;
    }
    before.set(index, ends[low - 1]);
    ends[low] = index;
  }
  const run: Pair[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) {
    const pair = sorted[index];
    if (pair !== undefined) run.push(pair);
  }
  return run.reverse();
}
