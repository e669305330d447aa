import type { Node } from 'prosemirror-model';
import { ReplaceAroundStep, type Step, type StepMap } from 'prosemirror-transform';
import { deletion, getChangeAttributes, insertion } from '../document/review/marks.ts';

/** A range of the old document and the range that replaces it in the new one. */
export interface ChangedRange {
  fromOld: number;
  toOld: number;
  fromNew: number;
  toNew: number;
}

/** All replacements by the steps: in document order, without touching ranges. */
export function computeChangedRanges(steps: readonly Step[]): ChangedRange[] {
  let ranges: ChangedRange[] = [];
  for (const step of steps) if (!isMarkupStep(step)) ranges = addMap(ranges, step.getMap());
  return ranges;
}

/** A step that only changes the type or attributes of a block. */
export function isMarkupStep(step: Step): boolean {
  if (!(step instanceof ReplaceAroundStep)) return false;
  const { from, to, gapFrom, gapTo, slice, insert } = step;
  return gapFrom === from + 1 && gapTo === to - 1 && slice.size === 2 && insert === 1;
}

interface Span {
  from: number;
  to: number;
}

function addMap(ranges: readonly ChangedRange[], map: StepMap): ChangedRange[] {
  const spans: Span[] = ranges.map(({ fromNew, toNew }) => ({ from: fromNew, to: toNew }));
  map.forEach((from, to) => {
    spans.push({ from, to });
  });
  return joinTouching(spans).map(({ from, to }) => ({
    fromOld: from - sumGrowth(ranges.filter(({ toNew }) => toNew < from)),
    toOld: to - sumGrowth(ranges.filter(({ toNew }) => toNew <= to)),
    fromNew: map.map(from, -1),
    toNew: map.map(to, 1),
  }));
}

function sumGrowth(ranges: readonly ChangedRange[]): number {
  return ranges.reduce((sum, one) => sum + (one.toNew - one.fromNew) - (one.toOld - one.fromOld), 0);
}

function joinTouching(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = joined.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/**
 * Removes equal content at both ends of the range, ignoring marks and attributes, which are not text changes. `wrapping`: removes only the enclosing
 * blocks; a replaced selection counts as completely deleted and inserted, as intended.
 */
export function trimEqualEnds(
  range: ChangedRange,
  old: Node,
  next: Node,
  scope: 'all' | 'wrapping',
): ChangedRange {
  let { fromOld, toOld, fromNew, toNew } = range;
  const isTrimmable = (token: Token, edge: Edge): boolean =>
    scope === 'all' || token.kind.startsWith(`${edge} of`);
  const computeCommonLength = (a: Token | null, b: Token | null, edge: Edge): number => {
    if (a === null || b === null || !isTrimmable(a, edge)) return 0;
    return edge === 'start' ? computeCommonStart(a, b) : computeCommonEnd(a, b);
  };
  // The end first: the last paragraph of a text cannot be marked as deleted.
  for (let step = 1; step > 0; toOld -= step, toNew -= step)
    step = computeCommonLength(
      readTokenBefore(old, fromOld, toOld),
      readTokenBefore(next, fromNew, toNew),
      'end',
    );
  for (let step = 1; step > 0; fromOld += step, fromNew += step)
    step = computeCommonLength(
      readTokenAfter(old, fromOld, toOld),
      readTokenAfter(next, fromNew, toNew),
      'start',
    );
  return { fromOld, toOld, fromNew, toNew };
}

type Edge = 'start' | 'end';

/** The content next to a position: text, an atomic node, or the start or end of a block. */
interface Token {
  kind: string;
  text: string;
}

function readTokenAfter(doc: Node, from: number, to: number): Token | null {
  if (from >= to) return null;
  const $pos = doc.resolve(from);
  const node = $pos.nodeAfter;
  if (node === null) return { kind: `end of ${$pos.parent.type.name}`, text: '' };
  return createToken(node, 'start', (text) => text.slice(0, to - from));
}

function readTokenBefore(doc: Node, from: number, to: number): Token | null {
  if (from >= to) return null;
  const $pos = doc.resolve(to);
  const node = $pos.nodeBefore;
  if (node === null) return { kind: `start of ${$pos.parent.type.name}`, text: '' };
  return createToken(node, 'end', (text) => text.slice(-(to - from)));
}

function createToken(node: Node, edge: Edge, cut: (text: string) => string): Token {
  // Deleted text never counts as equal: text typed over it inherits its marks, and must not keep them.
  if (deletion.isInSet(node.marks)) return { kind: 'deleted', text: '' };
  const inserted = getChangeAttributes(insertion, node.marks);
  const authorKey = inserted === null ? '' : ` ${inserted.author} ${inserted.date}`;
  if (node.isText) return { kind: `text${authorKey}`, text: cut(node.text ?? '') };
  if (!node.isLeaf) return { kind: `${edge} of ${node.type.name}`, text: '' };
  return { kind: `${node.type.name} ${JSON.stringify(node.attrs)}${authorKey}`, text: '' };
}

function computeCommonStart(a: Token, b: Token): number {
  if (a.kind !== b.kind || a.kind === 'deleted') return 0;
  if (!a.kind.startsWith('text')) return 1;
  const shorter = Math.min(a.text.length, b.text.length);
  let length = 0;
  while (length < shorter && a.text[length] === b.text[length]) length += 1;
  return /[\ud800-\udbff]$/.test(a.text.slice(0, length)) ? length - 1 : length;
}

function computeCommonEnd(a: Token, b: Token): number {
  if (a.kind !== b.kind || a.kind === 'deleted') return 0;
  if (!a.kind.startsWith('text')) return 1;
  const shorter = Math.min(a.text.length, b.text.length);
  let length = 0;
  while (length < shorter && a.text.at(-1 - length) === b.text.at(-1 - length)) length += 1;
  // Does not split a surrogate pair.
  return length > 0 && /^[\udc00-\udfff]/.test(a.text.slice(-length)) ? length - 1 : length;
}
