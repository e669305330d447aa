/**
 * Numbers in order, in blocks of a bounded size: a change costs little wherever in a list of a million it is, and however far from the one before.
 * Plain data, so that a state which holds one survives JSON.
 */
export interface BlockList {
  /** None is empty unless it is the only one. */
  blocks: number[][];
  length: number;
  /** The block that was used last, and how many numbers stand before it: the next place is most often near. */
  block: number;
  before: number;
}

const maxBlockLength = 1024;
/** Of new blocks, so that there is room for what comes. */
const filled = 512;

export function createBlockList(items: readonly number[] = []): BlockList {
  return { blocks: inBlocks(items), length: items.length, block: 0, before: 0 };
}

function inBlocks(items: readonly number[]): number[][] {
  const blocks: number[][] = [];
  for (let at = 0; at < items.length; at += filled) blocks.push(items.slice(at, at + filled));
  return blocks.length === 0 ? [[]] : blocks;
}

export function getLength(list: BlockList): number {
  return list.length;
}

/** The number at a place that exists. */
export function getItem(list: BlockList, index: number): number {
  return getBlock(list, index)[index - list.before] ?? 0;
}

export function readItems(list: BlockList, from = 0, to = getLength(list)): number[] {
  const items: number[] = [];
  for (let index = from; index < to; index++) items.push(getItem(list, index));
  return items;
}

/** Replaces `remove` numbers at `at`; throws a RangeError for a place that does not exist. */
export function spliceItems(
  list: BlockList,
  change: { at: number; remove: number; insert: readonly number[] },
): void {
  const { at, remove, insert } = change;
  if (at < 0 || remove < 0 || at + remove > getLength(list)) throw new RangeError('Change beyond the text');
  const block = getBlock(list, at);
  const start = at - list.before;
  list.length += insert.length - remove;
  const size = block.length - remove + insert.length;
  const isWithin = start + remove <= block.length && size <= maxBlockLength;
  if (isWithin && (size > 0 || list.blocks.length === 1)) block.splice(start, remove, ...insert);
  else replaceBlocks(list, { start, remove, insert });
}

/** The same from the block at hand on, where it is more than that block can take or hold. */
function replaceBlocks(
  list: BlockList,
  { start, remove, insert }: { start: number; remove: number; insert: readonly number[] },
): void {
  const { blocks, block: first } = list;
  let last = first;
  let end = start + remove;
  for (let size = getBlockLength(blocks, last); end > size; size = getBlockLength(blocks, last)) {
    end -= size;
    last++;
  }
  const items = [...(blocks[first]?.slice(0, start) ?? []), ...insert, ...(blocks[last]?.slice(end) ?? [])];
  const newBlocks = items.length === 0 ? [] : inBlocks(items);
  const all = [...blocks.slice(0, first), ...newBlocks, ...blocks.slice(last + 1)];
  list.blocks = all.length === 0 ? [[]] : all;
  if (first < list.blocks.length) return;
  list.block = 0;
  list.before = 0;
}

function getBlockLength(blocks: readonly number[][], block: number): number {
  return blocks[block]?.length ?? 0;
}

/** The block that holds a place, or behind whose last number it is; from then on the one at hand. */
function getBlock(list: BlockList, index: number): number[] {
  const { blocks } = list;
  while (index < list.before) list.before -= getBlockLength(blocks, --list.block);
  while (index >= list.before + getBlockLength(blocks, list.block) && list.block < blocks.length - 1)
    list.before += getBlockLength(blocks, list.block++);
  return blocks[list.block] ?? [];
}
