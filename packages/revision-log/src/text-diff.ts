import type { Span, Units } from './block.ts';
import { cutCommonBlocks } from './common-block.ts';
import { createWorkBudget, isWithin, type WorkBudget } from './work-budget.ts';

/** A change at one position (docs/metrics.md#the-log): `p` in code points of the text produced so far. */
export interface TextOp {
  p: number;
  del: string;
  ins: string;
}

/** A common block of at least this many characters is kept (docs/metrics.md#the-log). */
export const minimumBlock = 20;

const astral = /[\ud800-\udfff]/;

export function hasAstral(text: string): boolean {
  return astral.test(text);
}

/** Length in code points. */
export function countCodePoints(text: string): number {
  if (!hasAstral(text)) return text.length;
  let pairs = 0;
  for (let index = 0; index < text.length; index++) if (isHigh(text.charCodeAt(index))) pairs++;
  return text.length - pairs;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Known common prefix and suffix, in UTF-16 units at paragraph borders: need not be compared. */
export interface SharedEnds {
  prefix: number;
  suffix: number;
  /** The old text is known to have no character beyond the basic plane. */
  isBasic?: boolean;
}

const nothingShared: SharedEnds = { prefix: 0, suffix: 0 };

/** Units compared one by one before slices are: most changes are near. */
const sliceFloor = 64;

function measureCommonPrefix(old: string, next: string, from: number): number {
  const limit = Math.min(old.length, next.length);
  let at = Math.min(from, limit);
  for (let step = (limit - at) >>> 1; step >= sliceFloor; ) {
    const end = at + step;
    if (end <= limit && old.slice(at, end) === next.slice(at, end)) at = end;
    else step >>>= 1;
  }
  while (at < limit && old.charCodeAt(at) === next.charCodeAt(at)) at++;
  // A surrogate pair is one character and must not be split.
  return at > 0 && isHigh(old.charCodeAt(at - 1)) ? at - 1 : at;
}

function measureCommonSuffix(
  old: string,
  next: string,
  knownEnds: { prefix: number; suffix: number },
): number {
  const limit = Math.min(old.length, next.length) - knownEnds.prefix;
  let length = Math.min(knownEnds.suffix, limit);
  const sliceBeforeSuffix = (text: string, step: number) =>
    text.slice(text.length - length - step, text.length - length);
  for (let step = (limit - length) >>> 1; step >= sliceFloor; ) {
    if (length + step <= limit && sliceBeforeSuffix(old, step) === sliceBeforeSuffix(next, step))
      length += step;
    else step >>>= 1;
  }
  while (
    length < limit &&
    old.charCodeAt(old.length - 1 - length) === next.charCodeAt(next.length - 1 - length)
  ) {
    length++;
  }
  return length > 0 && isLow(old.charCodeAt(old.length - length)) ? length - 1 : length;
}

/**
 * The change from one text to the next by the exact rule (docs/metrics.md#the-log): prefix, suffix, longest blocks. If that exceeds the budget, as
 * for long repetitive texts, by lines that occur once, with one replacement between them.
 */
export function diffText(
  old: string,
  next: string,
  shared: SharedEnds = nothingShared,
  budget: WorkBudget = createWorkBudget(),
): TextOp[] {
  if (old === next) return [];
  const prefix = measureCommonPrefix(old, next, shared.prefix);
  const suffix = measureCommonSuffix(old, next, { prefix, suffix: shared.suffix });
  const del = old.slice(prefix, old.length - suffix);
  const ins = next.slice(prefix, next.length - suffix);
  const start = shared.isBasic ? prefix : countCodePoints(old.slice(0, prefix));
  const isShort = Math.min(del.length, ins.length) < minimumBlock;
  if (isShort || !isWithin(budget, del.length + ins.length)) return [{ p: start, del, ins }];
  const oldUnits = toUnits(del);
  const newUnits = toUnits(ins);
  const changedPieces = cutCommonBlocks(
    { old: oldUnits, oldSpan: getFullSpan(oldUnits), next: newUnits, nextSpan: getFullSpan(newUnits) },
    { minimum: minimumBlock, budget, isBorder: isLineStart, anchorsFrom: Number.POSITIVE_INFINITY },
  );
  const sliceDeleted = createSlicer(del, oldUnits);
  const sliceInserted = createSlicer(ins, newUnits);
  return changedPieces.map((changed) => ({
    p: start + changed.next.start,
    del: sliceDeleted(changed.old),
    ins: sliceInserted(changed.next),
  }));
}

const lineBreak = 10;

function isLineStart(units: Units, at: number): boolean {
  return units[at - 1] === lineBreak;
}

function getFullSpan(units: Units): Span {
  return { start: 0, end: units.length };
}

function toUnits(text: string): Uint16Array | Uint32Array {
  if (hasAstral(text)) return Uint32Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  return units;
}

/** Cuts spans of code points, from left to right, out of the text that they are of. */
function createSlicer(text: string, units: Units): (span: Span) => string {
  if (units.length === text.length) return (span) => text.slice(span.start, span.end);
  let point = 0;
  let at = 0;
  const toUnitOffset = (targetPoint: number): number => {
    for (; point < targetPoint; point++) at += (units[point] ?? 0) > 0xffff ? 2 : 1;
    return at;
  };
  return (span) => text.slice(toUnitOffset(span.start), toUnitOffset(span.end));
}
