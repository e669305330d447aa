import type { Part } from './returns.ts';

/** A stretch of the text as it stands at the place that a walk has reached. */
export interface Span {
  from: number;
  to: number;
  /** Something of the passage stood before it, or behind it, and is no more. */
  isOpenAtStart: boolean;
  isOpenAtEnd: boolean;
}

/** Where a passage stands, from left to right without two that touch, and parts of it that stand nowhere now: they are in what an op brings. */
export interface PassageState {
  spans: readonly Span[];
  removed: readonly RemovedPart[];
}

export interface RemovedPart extends Part {
  isMove: boolean;
}

/** One op as a walk passes it: forward it takes what was deleted and brings what was inserted, backward the other way round. */
export interface OpToMap {
  op: number;
  p: number;
  deletedLength: number;
  inserted: readonly number[];
  /** Parts of what it takes that come back, from left to right, and where. */
  relocations: readonly Relocation[];
  /** Whether what was at an open edge belongs to the passage: it stood where the passage was written afterwards. */
  followsEdges: boolean;
}

export interface Relocation {
  from: number;
  to: number;
  target: Part;
  isMove: boolean;
}

export interface MappedPassage extends PassageState {
  /** Something of it came, went, or came back. */
  isTouched: boolean;
  /** A part of it was taken that the walk finds elsewhere. */
  removal: RelocationKind;
  /** Such a part was found. */
  insertion: RelocationKind;
}

/** Whether something went another way than by being written and deleted, and by which. */
export type RelocationKind = 'none' | 'moved' | 'undone';

/** Parts of a passage that are followed at most, and characters: what comes beyond is not counted to it. */
const maxParts = 64;
const maxCharacters = 10_000;

type FindCurrent = (target: Part) => { from: number; to: number } | null;

/**
 * A passage after an op. What an op brings belongs to it where it stands within a stretch, or instead of some of it and of nothing beside it.
 * @param standsNow Where a part stands already that was to come back: the op that brought it was passed before.
 */
export function mapPassage(passage: PassageState, change: OpToMap, standsNow: FindCurrent): MappedPassage {
  const restored = passage.removed.filter(({ op }) => op === change.op);
  if (restored.length === 0 && isOutside(passage, change)) return shiftPassage(passage, change);
  const mappedSpans = passage.spans.map((span) => mapSpan(span, change));
  const remaining = maxCharacters - lengthOfSpans(passage.spans);
  const insertedSpans =
    change.inserted.length > remaining ? [] : passage.spans.flatMap((one) => findInsertedSpans(one, change));
  const relocated = passage.spans.flatMap((span) => findRelocations(span, change));
  const isFull = passage.spans.length + passage.removed.length > maxParts;
  const found = (isFull ? [] : relocated).map(({ target, isMove }) => ({
    away: { ...target, isMove },
    now: standsNow(target),
  }));
  const arrived = [...restored, ...found.flatMap(({ away, now }) => (now ? [away] : []))];
  const returned = restored.map(({ from, to }) =>
    createSpan(change.p + from, change.p + Math.min(to, change.inserted.length)),
  );
  return {
    spans: mergeSpans([
      ...mappedSpans.flatMap(({ stays }) => stays),
      ...insertedSpans,
      ...returned,
      ...found.flatMap(({ now }) => (now ? [createSpan(now.from, now.to)] : [])),
    ]),
    removed: [
      ...passage.removed.filter(({ op }) => op !== change.op),
      ...found.flatMap(({ away, now }) => (now ? [] : [away])),
    ],
    isTouched: mappedSpans.some(({ isTaken }) => isTaken) || insertedSpans.length > 0 || restored.length > 0,
    removal: getRelocationKind(relocated),
    insertion: getRelocationKind(arrived),
  };
}

/** Whether an op is before all of a passage or behind it, without touching it. */
function isOutside({ spans }: PassageState, { p, deletedLength: takes }: OpToMap): boolean {
  const [first, last] = [spans[0], spans.at(-1)];
  return first === undefined || last === undefined || p + takes < first.from || p > last.to;
}

/** Nearly every op of a long log. */
function shiftPassage(
  { spans, removed: away }: PassageState,
  { p, deletedLength: takes, inserted: brings }: OpToMap,
): MappedPassage {
  const shift = p > (spans.at(-1)?.to ?? 0) ? 0 : brings.length - takes;
  const moved =
    shift === 0 ? spans : spans.map((span) => ({ ...span, from: span.from + shift, to: span.to + shift }));
  return { spans: moved, removed: away, isTouched: false, removal: 'none', insertion: 'none' };
}

function getRelocationKind(parts: readonly { isMove: boolean }[]): RelocationKind {
  if (parts.length === 0) return 'none';
  return parts.some(({ isMove }) => isMove) ? 'moved' : 'undone';
}

export function createSpan(from: number, to: number): Span {
  return { from, to, isOpenAtStart: false, isOpenAtEnd: false };
}

export function lengthOfSpans(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

function intersectDeleted({ from, to }: Span, { p, deletedLength: takes }: OpToMap) {
  return { from: Math.max(from, p), to: Math.min(to, p + takes) };
}

/** What is left of it, where it stands then. */
function mapSpan(span: Span, change: OpToMap): { stays: Span[]; isTaken: boolean } {
  const { p, deletedLength: takes, inserted: brings } = change;
  const { from, to } = span;
  const end = p + takes;
  const shift = brings.length - takes;
  const intersection = intersectDeleted(span, change);
  const isTaken = intersection.from < intersection.to;
  if (end <= from) return { stays: [{ ...span, from: from + shift, to: to + shift }], isTaken };
  if (p >= to) return { stays: [span], isTaken };
  const isOpen = isTaken && isPartlyDeleted(span, change);
  const before = { ...span, to: p, isOpenAtEnd: isOpen };
  const spanAfter = { ...span, from: end + shift, to: to + shift, isOpenAtStart: isOpen };
  return { stays: [before, spanAfter].filter((one) => one.from < one.to), isTaken };
}

/** Whether some of what is taken from it does not come back. */
function isPartlyDeleted(span: Span, change: OpToMap): boolean {
  const intersection = intersectDeleted(span, change);
  const relocated = findRelocations(span, change).reduce((sum, { from, to }) => sum + to - from, 0);
  return relocated < intersection.to - intersection.from;
}

function findRelocations(span: Span, change: OpToMap): Relocation[] {
  const intersection = intersectDeleted(span, change);
  let reached = intersection.from - change.p;
  const end = intersection.to - change.p;
  const relocations: Relocation[] = [];
  for (const relocation of change.relocations) {
    const from = Math.max(reached, relocation.from);
    const to = Math.min(end, relocation.to);
    if (from >= to) continue;
    reached = to;
    const { target } = relocation;
    // White space that was folded on the way is as long as it is there.
    const part = {
      op: target.op,
      from: Math.min(target.to, target.from + from - relocation.from),
      to: to === relocation.to ? target.to : Math.min(target.to, target.from + to - relocation.from),
    };
    if (part.from < part.to) relocations.push({ from, to, target: part, isMove: relocation.isMove });
  }
  return relocations;
}

const lineBreak = 10;

/** What of the brought characters belongs to the stretch, where it stands then. */
function findInsertedSpans(
  span: Span,
  { p, deletedLength: takes, inserted: brings, followsEdges }: OpToMap,
): Span[] {
  if (brings.length === 0) return [];
  const { from, to, isOpenAtStart, isOpenAtEnd } = span;
  const isWithin = from < p && p + takes < to;
  const isInstead = takes > 0 && from <= p && p + takes <= to;
  if (isWithin || isInstead)
    return [{ from: p, to: p + brings.length, isOpenAtStart: from === p, isOpenAtEnd: p + takes === to }];
  if (!followsEdges || takes > 0) return [];
  const line = brings.indexOf(lineBreak);
  if (p === to && isOpenAtEnd && line !== 0)
    return [{ ...createSpan(p, p + (line === -1 ? brings.length : line)), isOpenAtEnd: line === -1 }];
  const last = brings.lastIndexOf(lineBreak) + 1;
  if (p === from && isOpenAtStart && last < brings.length)
    return [{ ...createSpan(p + last, p + brings.length), isOpenAtStart: last === 0 }];
  return [];
}

/** From left to right; those that touch become one. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last === undefined || last.to < span.from) all.push(span);
    else if (span.to > last.to) all[all.length - 1] = { ...last, to: span.to, isOpenAtEnd: span.isOpenAtEnd };
  }
  return all;
}
