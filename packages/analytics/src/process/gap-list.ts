/**
 * Numbers in order with a movable gap: edits that lie close together move few of them. Plain data, so that a
 * state which holds one survives JSON.
 */
export interface GapList {
  items: number[];
  gapStart: number;
  gapEnd: number;
}

/** Room made when the gap is used up, besides what is needed. */
const spare = 256;

export function createGapList(items: readonly number[] = []): GapList {
  return { items: [...items], gapStart: items.length, gapEnd: items.length };
}

export function lengthOf(list: GapList): number {
  return list.items.length - (list.gapEnd - list.gapStart);
}

/** The number at a place that exists. */
export function itemAt(list: GapList, index: number): number {
  const at = index < list.gapStart ? index : index + (list.gapEnd - list.gapStart);
  return list.items[at] ?? 0;
}

export function readItems(list: GapList, from = 0, to = lengthOf(list)): number[] {
  const items: number[] = [];
  for (let index = from; index < to; index++) items.push(itemAt(list, index));
  return items;
}

/** Replaces `remove` numbers at `at`; throws a RangeError for a place that does not exist. */
export function spliceItems(
  list: GapList,
  change: { at: number; remove: number; insert: readonly number[] },
): void {
  const { at, remove, insert } = change;
  if (at < 0 || remove < 0 || at + remove > lengthOf(list)) throw new RangeError('Change beyond the text');
  moveGap(list, at);
  list.gapEnd += remove;
  makeRoom(list, insert.length);
  for (const item of insert) list.items[list.gapStart++] = item;
}

function moveGap(list: GapList, at: number): void {
  const { items } = list;
  while (list.gapStart > at) items[--list.gapEnd] = items[--list.gapStart] ?? 0;
  while (list.gapStart < at) items[list.gapStart++] = items[list.gapEnd++] ?? 0;
}

function makeRoom(list: GapList, needed: number): void {
  if (list.gapEnd - list.gapStart >= needed) return;
  const { items, gapStart, gapEnd } = list;
  const room = needed + spare + (items.length >> 2);
  const grown = items.slice(0, gapStart);
  for (let index = 0; index < room; index++) grown.push(0);
  for (let index = gapEnd; index < items.length; index++) grown.push(items[index] ?? 0);
  list.items = grown;
  list.gapEnd = gapStart + room;
}
