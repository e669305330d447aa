import { cutAnchors, type IsBorder } from './anchors.ts';
import { gapsBetween, type Piece, type Search, sizeOf } from './block.ts';
import { costOfLongestBlock, dominantBlock, longestBlock } from './longest-block.ts';
import { cutMaximalBlocks, maximalBlocks } from './maximal-blocks.ts';
import { afford, defaultWork, isWithin, type WorkBudget } from './work-budget.ts';

export interface CutOptions {
  /** Shorter common blocks are left where they are. */
  minimum: number;
  budget: WorkBudget;
  isBorder: IsBorder;
  /** From this size of both spans on, what surely stands in both is cut out before the longest blocks are searched for. */
  anchorsFrom: number;
}

type Part = Search & { isAnchored: boolean };

interface Cut {
  pieces: Piece[];
  /** Nothing in them is left to cut. */
  isDone: boolean;
  isAnchored: boolean;
}

/** Looking for a single run takes a fraction of what hashing every run takes. */
const dominantCost = 0.25;
const anchorCost = 2;
/** What is searched for in a table takes twice as much again: where that is not left, paragraphs are told apart first. */
const tablesLeft = 3;
const cheapSearch = defaultWork / 8;

/** Hashing a unit into a table, against looking at it once more: dear where the table does not fit into the processor's own memory. */
function costOfTable(size: number): number {
  return size * (size > 100_000 ? 10 : 4);
}

/**
 * What is left of both spans, from left to right, when every common block of at least `minimum` is cut out, the longest one first
 * (docs/metrics.md#the-log). Never more work than the budget has: text that repeats itself too much is first cut at paragraphs that occur
 * once, and what cannot be afforded then is one piece as a whole.
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
  const size = sizeOf(part);
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
  // The exact search takes one such search for each block: only a part of the budget is risked on each.
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
