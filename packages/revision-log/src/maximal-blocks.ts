import { type CommonBlock, gapsBetween, isBetter, measureSearch, type Piece, type Search } from './block.ts';
import { eachRun, indexRuns } from './run-table.ts';
import { afford, type WorkBudget } from './work-budget.ts';

/** Comparisons per unit; ordinary text needs far fewer. */
const patience = 24;

/** All common blocks that cannot be extended, in one pass; null if the text is too repetitive. Blocks may overlap on either side. */
export function maximalBlocks(search: Search, minimum: number, budget: WorkBudget): CommonBlock[] | null {
  const { old, oldSpan, next, nextSpan } = search;
  // The rest of the budget is reserved for another method.
  const patient = patience * measureSearch(search);
  const allowed = Math.min(patient, Math.floor(budget.left / 3));
  let left = allowed;
  const table = indexRuns(old, oldSpan, minimum);
  const blocks: CommonBlock[] = [];
  eachRun(next, nextSpan, minimum, (newAt, a, b) => {
    for (let oldAt = table.find(a, b); oldAt !== -1 && left > 0; oldAt = table.after(oldAt)) {
      left -= 1;
      // Part of a block that began one unit earlier and was measured there.
      if (oldAt > oldSpan.start && newAt > nextSpan.start && old[oldAt - 1] === next[newAt - 1]) continue;
      const limit = Math.min(oldSpan.end - oldAt, nextSpan.end - newAt);
      let length = 0;
      while (length < limit && old[oldAt + length] === next[newAt + length]) length++;
      left -= length;
      if (length >= minimum) blocks.push({ oldAt, newAt, length });
    }
    return left > 0;
  });
  budget.left -= allowed - Math.max(0, left);
  if (left > 0) return blocks;
  if (allowed < patient) budget.isExhausted = true;
  return null;
}

/**
 * Cuts out the best block, then the best one on each side of it, and so on (docs/metrics.md#the-log), given all maximal blocks: the part of a block
 * between two others is the longest there, so no search is repeated. Null if that is too expensive.
 */
export function cutMaximalBlocks(
  search: Search,
  options: { blocks: readonly CommonBlock[]; minimum: number; budget: WorkBudget },
): Piece[] | null {
  const { minimum, budget } = options;
  const queue = createQueue(options.blocks);
  const chosen: CommonBlock[] = [];
  for (let block = queue.take(); block; block = queue.take()) {
    if (!afford(budget, 8 + (chosen.length >>> 6))) return null;
    const from = findFirstEndingAfter(chosen, block.oldAt);
    const gap = getGapAround(search, chosen, from);
    if (block.oldAt >= gap.oldStart && isWithin(block, gap)) {
      chosen.splice(from, 0, block);
      continue;
    }
    for (let index = from; ; index++) {
      if (!afford(budget, 1)) return null;
      const gap = getGapAround(search, chosen, index);
      const clipped = clipToGap(block, gap);
      if (clipped.length >= minimum) queue.put(clipped);
      if (gap.oldEnd >= block.oldAt + block.length) break;
    }
  }
  return gapsBetween(search, chosen);
}

interface Gap {
  oldStart: number;
  oldEnd: number;
  newStart: number;
  newEnd: number;
}

/** The gap before the chosen block of that index. */
function getGapAround({ oldSpan, nextSpan }: Search, chosen: readonly CommonBlock[], index: number): Gap {
  const before = chosen[index - 1];
  const after = chosen[index];
  return {
    oldStart: before ? before.oldAt + before.length : oldSpan.start,
    newStart: before ? before.newAt + before.length : nextSpan.start,
    oldEnd: after ? after.oldAt : oldSpan.end,
    newEnd: after ? after.newAt : nextSpan.end,
  };
}

function isWithin({ oldAt, newAt, length }: CommonBlock, gap: Gap): boolean {
  return (
    oldAt >= gap.oldStart &&
    newAt >= gap.newStart &&
    oldAt + length <= gap.oldEnd &&
    newAt + length <= gap.newEnd
  );
}

function clipToGap({ oldAt, newAt, length }: CommonBlock, gap: Gap): CommonBlock {
  const skip = Math.max(0, gap.oldStart - oldAt, gap.newStart - newAt);
  const end = Math.min(length, gap.oldEnd - oldAt, gap.newEnd - newAt);
  return { oldAt: oldAt + skip, newAt: newAt + skip, length: end - skip };
}

function findFirstEndingAfter(chosen: readonly CommonBlock[], oldAt: number): number {
  let low = 0;
  let high = chosen.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const block = chosen[middle];
    if (block && block.oldAt + block.length > oldAt) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The best block first: a binary heap. */
function createQueue(blocks: readonly CommonBlock[]) {
  const heap = blocks.toSorted((a, b) => (isBetter(a, b) ? -1 : 1));
  const swap = (a: number, b: number): void => {
    const [x, y] = [heap[a], heap[b]];
    if (x && y) [heap[a], heap[b]] = [y, x];
  };
  const precedes = (a: number, b: number): boolean => {
    const [x, y] = [heap[a], heap[b]];
    return x !== undefined && (y === undefined || isBetter(x, y));
  };
  return {
    put: (block: CommonBlock): void => {
      heap.push(block);
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >>> 1;
        if (!precedes(at, parent)) break;
        swap(at, parent);
        at = parent;
      }
    },
    take: (): CommonBlock | undefined => {
      const best = heap[0];
      const last = heap.pop();
      if (heap.length === 0 || !last) return best;
      heap[0] = last;
      for (let at = 0; ; ) {
        const left = at * 2 + 1;
        const child = left + 1 < heap.length && precedes(left + 1, left) ? left + 1 : left;
        if (child >= heap.length || !precedes(child, at)) break;
        swap(at, child);
        at = child;
      }
      return best;
    },
  };
}
