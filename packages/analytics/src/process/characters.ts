import { type BlockList, createBlockList, getItem, getLength, readItems, spliceItems } from './block-list.ts';
import type { ReadableText } from './words-around.ts';

/**
 * Every character that a text ever contained, in an order that later changes never affect (docs/metrics.md#position-by-time): a deleted character
 * stays as a tombstone; an inserted one is placed right after the visible character before it, ahead of tombstones there. A character is identified
 * by its ID, its index in the columns; IDs are assigned in ascending order. ID 0 is the beginning of the text and no character.
 */
export interface Characters {
  code: number[];
  /** ID of the next character in the order; 0 after the last. */
  next: number[];
  /** Index of the op that inserted it; `beforeLog` for the base text. */
  bornOp: number[];
  /** Index of the op that deleted it; `alive` if it still exists. */
  diedOp: number[];
  /** Second in which it was first written; a moved character keeps that of its source. */
  firstSecond: number[];
  /** One of `characterOrigins`. */
  origin: number[];
  /** 1 if it was moved here (docs/metrics.md#revision). */
  moved: number[];
  /** ID of the deleted character that this one restores, by a move or by undoing; 0 if it is new. */
  source: number[];
  /** IDs of the visible characters, by position. */
  visible: BlockList;
}

export const beforeLog = -1;
export const alive = -1;

/** Long enough ago that characters of the base text never count as young. */
const beforeAnySecond = -1_000_000_000;

/** The origin of a character: `large` for large and quick insertions. Numbers, because there is one per character. */
export const characterOrigins = { typed: 0, base: 1, imported: 2, large: 3, batched: 4 } as const;

/** Code points of a text. */
export function toCodePoints(text: string): number[] {
  const codes: number[] = [];
  for (const character of text) codes.push(character.codePointAt(0) ?? 0);
  return codes;
}

export function createCharacters(base: string): Characters {
  const characters: Characters = {
    code: [0],
    next: [0],
    bornOp: [beforeLog],
    diedOp: [alive],
    firstSecond: [beforeAnySecond],
    origin: [characterOrigins.base],
    moved: [0],
    source: [0],
    visible: createBlockList(),
  };
  insertCharacters(characters, {
    p: 0,
    codes: toCodePoints(base),
    op: beforeLog,
    second: beforeAnySecond,
    origin: characterOrigins.base,
  });
  return characters;
}

export interface Insertion {
  p: number;
  codes: readonly number[];
  op: number;
  second: number;
  origin: number;
}

/** Returns the ID of the first one; the others follow it. */
export function insertCharacters(characters: Characters, insertion: Insertion): number {
  const { p, codes, op, second, origin } = insertion;
  const first = characters.code.length;
  if (codes.length === 0) return first;
  const before = p === 0 ? 0 : getItem(characters.visible, p - 1);
  const behind = characters.next[before] ?? 0;
  const ids: number[] = [];
  for (const code of codes) {
    const id = characters.code.length;
    ids.push(id);
    characters.code.push(code);
    characters.next.push(id + 1);
    characters.bornOp.push(op);
    characters.diedOp.push(alive);
    characters.firstSecond.push(second);
    characters.origin.push(origin);
    characters.moved.push(0);
    characters.source.push(0);
  }
  spliceItems(characters.visible, { at: p, remove: 0, insert: ids });
  characters.next[before] = first;
  characters.next[characters.code.length - 1] = behind;
  return first;
}

/** Returns the IDs of the deleted characters. */
export function deleteCharacters(
  characters: Characters,
  deletion: { p: number; count: number; op: number },
): number[] {
  const { p, count, op } = deletion;
  if (count === 0) return [];
  const ids = readItems(characters.visible, p, p + count);
  spliceItems(characters.visible, { at: p, remove: count, insert: [] });
  for (const id of ids) characters.diedOp[id] = op;
  return ids;
}

export function textLength(characters: Characters): number {
  return getLength(characters.visible);
}

/** Code point at a position; 0 if out of range. */
export function getCode(characters: Characters, position: number): number {
  if (position < 0 || position >= textLength(characters)) return 0;
  return characters.code[getItem(characters.visible, position)] ?? 0;
}

/** The number of arguments of a call is limited. */
const charactersPerCall = 4096;

export function textBetween(characters: Characters, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += charactersPerCall) {
    const codes: number[] = [];
    for (let index = at; index < Math.min(to, at + charactersPerCall); index++) {
      codes.push(getCode(characters, index));
    }
    text += String.fromCodePoint(...codes);
  }
  return text;
}

/** The current text, for functions that read any text. */
export function readableCharacters(characters: Characters): ReadableText {
  return {
    codeAt: (at) => getCode(characters, at),
    length: () => textLength(characters),
    between: (from, to) => textBetween(characters, from, to),
  };
}

/** Calls `visit` for each character, including tombstones, in the permanent order, with its final index f (docs/metrics.md#position-by-time). */
export function eachCharacter(characters: Characters, visit: (id: number, finalIndex: number) => void): void {
  let survivors = 0;
  for (let id = characters.next[0] ?? 0; id !== 0; id = characters.next[id] ?? 0) {
    visit(id, survivors);
    if (characters.diedOp[id] === alive) survivors++;
  }
}
