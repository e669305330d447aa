import { cutAnchors, type IsBorder } from './anchors.ts';
import { gapsBetween, measureSearch, type Piece, type Search } from './block.ts';
import { costOfLongestBlock, dominantBlock, longestBlock } from './longest-block.ts';
import { cutMaximalBlocks, maximalBlocks } from './maximal-blocks.ts';
import { afford, defaultWork, isWithin, type WorkBudget } from './work-budget.ts';

export interface CutOptions {
  /** Shorter common blocks are ignored. */
  minimum: number;
  budget: WorkBudget;
  isBorder: IsBorder;
  /** Minimum size of both spans for cutting out certain matches before searching for the longest blocks. */
  anchorsFrom: number;
}

type Part = Search & { isAnchored: boolean };

interface Cut {
  pieces: Piece[];
  /** Nothing is left to cut. */
  isDone: boolean;
  isAnchored: boolean;
}

/** Searching for a single run costs a fraction of hashing every run. */
const dominantCost = 0.25;
const anchorCost = 2;
/** Searching in a table costs twice as much again: if that is not left, paragraphs are compared first. */
const tablesLeft = 3;
const cheapSearch = defaultWork / 8;

/** Cost of hashing a unit into a table, relative to reading it: high if the table exceeds the CPU cache. */
function costOfTable(size: number): number {
  return size * (size > 100_000 ? 10 : 4);
}

/**
 * What is left of both spans, from left to right, after cutting out every common block of at least `minimum`, longest first
 * (docs/metrics.md#the-log). Never exceeds the budget: very repetitive text is first cut at paragraphs that occur once, and what is still too
 * expensive becomes one piece.
 */
export function cutCommonBlocks(search: Search, options: CutOptions): Piece[] {
  const pieces: Piece[] = [];
  const open: Part[] = [{ ...search, isAnchored: false }];
  for (let part = open.pop(); part; part = open.pop()) {
    const { oldSpan, nextSpan } = part;
    if (oldSpan.start === oldSpan.end && nextSpan.start === nextSpan.end) continue;
    const cut = cutOnce(part, options);
    if (cut === null) pieces.push({ old: oldSpan, next: nextSpan });
    else if (cut.isDone) for (const piece of cut.pieces) if (!isEmpty(piece)) pieces.push(piece);
    if (cut === null || cut.isDone) continue;
    const isAnchored = part.isAnchored || cut.isAnchored;
    for (const { old, next } of cut.pieces.toReversed())
      open.push({ ...search, oldSpan: old, nextSpan: next, isAnchored });
  }
  return pieces;
}

function isEmpty({ old, next }: Piece): boolean {
  return old.start === old.end && next.start === next.end;
}

/** Null if there is nothing (more) to cut. */
function cutOnce(part: Part, options: CutOptions): Cut | null {
  const { minimum, budget } = options;
  const { oldSpan, nextSpan } = part;
  const shorter = Math.min(oldSpan.end - oldSpan.start, nextSpan.end - nextSpan.start);
  const size = measureSearch(part);
  if (shorter < minimum || !afford(budget, Math.ceil(size * dominantCost))) return null;
  const dominant = dominantBlock(part, minimum);
  if (dominant) return { pieces: gapsBetween(part, [dominant]), isDone: false, isAnchored: false };
  if (size >= options.anchorsFrom || !isWithin(budget, costOfTable(size) * tablesLeft)) {
    const cut = anchored();
    if (cut) return cut;
  }
  if (!afford(budget, costOfTable(size))) return anchored();
  const blocks = maximalBlocks(part, minimum, budget);
  const pieces = blocks && cutMaximalBlocks(part, { blocks, minimum, budget });
  if (pieces) return { pieces, isDone: true, isAnchored: false };
  // The exact search runs once per block, so each run may use only a part of the budget.
  const isCheap = costOfLongestBlock(part) * 4 < cheapSearch;
  return (isCheap ? null : anchored()) ?? exact();

  function anchored(): Cut | null {
    if (part.isAnchored || !afford(budget, size * anchorCost)) return null;
    const found = cutAnchors(part, options);
    return found.length > 1 ? { pieces: found, isDone: false, isAnchored: true } : null;
  }

  function exact(): Cut | null {
    if (!afford(budget, costOfLongestBlock(part) * 4)) return null;
    const longest = longestBlock(part, minimum);
    return longest && { pieces: gapsBetween(part, [longest]), isDone: false, isAnchored: false };
  }
}
