import { afford } from '@redraft/revision-log';
import { getItem } from './block-list.ts';
import { alive, beforeLog, type Characters, getCode, textLength } from './characters.ts';
import type { Process } from './process.ts';

/**
 * Finds the earlier version that equals the current text (undo and redo, docs/metrics.md#revision) without comparing all of them. Each version has a
 * key: a sum over all pairs of neighbouring characters, which an edit changes only locally. Keys may collide, so a hit is compared character by
 * character; versions are not stored, but reconstructed from births and deaths of characters. The cost is bounded (docs/metrics.md#worst-cases):
 * beyond it, earlier versions are not found.
 */
export interface VersionKeys {
  /** Of the current text. */
  a: number;
  b: number;
  /** Versions by key, ascending; version 0 is the base text, version k the text after the k-th save. */
  versions: Record<string, number[]>;
  /** Unchanged characters before the position of an op, and after it. */
  before: MinSince;
  behind: MinSince;
}

/** The minimum since any op: values that no later one undercuts, earliest first. */
interface MinSince {
  ops: number[];
  values: number[];
}

export function createVersionKeys(characters: Characters): VersionKeys {
  const keys: VersionKeys = { a: 0, b: 0, versions: {}, before: noOps(), behind: noOps() };
  addPairs(keys, characters, { from: 0, to: textLength(characters), sign: 1 });
  keys.versions[getVersionKey(keys, characters)] = [0];
  return keys;
}

function noOps(): MinSince {
  return { ops: [], values: [] };
}

/** After an op: how many characters from the beginning and from the end it left untouched. */
export function notePlace(
  { before, behind }: VersionKeys,
  place: { op: number; before: number; behind: number },
): void {
  note(before, place.op, place.before);
  note(behind, place.op, place.behind);
}

function note({ ops, values }: MinSince, op: number, value: number): void {
  while (values.length > 0 && (values.at(-1) ?? 0) >= value) {
    values.pop();
    ops.pop();
  }
  ops.push(op);
  values.push(value);
}

/** The minimum over that op and all later ones; null if there are none. */
function findMinSince({ ops, values }: MinSince, op: number): number | null {
  let [low, high] = [0, ops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ops[middle] ?? 0) < op) low = middle + 1;
    else high = middle;
  }
  return values[low] ?? null;
}

/** Adds or subtracts the pairs that include the characters from `from` up to `to`. */
export function addPairs(
  keys: VersionKeys,
  characters: Characters,
  range: { from: number; to: number; sign: 1 | -1 },
): void {
  let left = getCode(characters, range.from - 1);
  for (let at = range.from; at <= range.to; at++) {
    const right = getCode(characters, at);
    keys.a = (keys.a + range.sign * mix(left, right, 0x9e3779b1)) | 0;
    keys.b = (keys.b + range.sign * mix(left, right, 0x85ebca77)) | 0;
    left = right;
  }
}

function mix(left: number, right: number, seed: number): number {
  let hash = Math.imul(left + 0x7f4a7c15, seed) ^ Math.imul(right + 0x165667b1, 0xc2b2ae3d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
  return hash ^ (hash >>> 13);
}

function getVersionKey(keys: VersionKeys, characters: Characters): string {
  return `${textLength(characters)}:${keys.a}:${keys.b}`;
}

/** Stores the current text's key under that version number. */
export function rememberVersion(keys: VersionKeys, characters: Characters, version: number): void {
  const key = getVersionKey(keys, characters);
  const versions = keys.versions[key];
  if (versions) versions.push(version);
  else keys.versions[key] = [version];
}

/** A stretch of the present text, and the characters that stood there in an earlier version. */
export interface EarlierPiece {
  from: number;
  ids: number[];
}

/** What it costs to find out what was touched since a version, and to look at a character that ever stood there: each is far from the one before. */
const lookUpCost = 50;
const stepCost = 10;

/** What changed since the latest earlier version that equals the present text; null if there is none, or looking on would cost more than is left. */
export function findEarlierVersion(process: Process): EarlierPiece | null {
  const versions = process.keys.versions[getVersionKey(process.keys, process.characters)] ?? [];
  for (let index = versions.length - 1; index >= 0; index--) {
    if (!afford(process.work, lookUpCost)) return null;
    const piece = pieceIfEqual(process, versions[index] ?? 0);
    if (piece) return piece;
  }
  return null;
}

/** Only what was touched since that version is compared: the rest is the same characters, and as many as now stood in between. */
function pieceIfEqual(process: Process, version: number): EarlierPiece | null {
  const { characters, work } = process;
  const { from, to } = touchedSince(process, version);
  const last = to < textLength(characters) ? getItem(characters.visible, to) : 0;
  const ids: number[] = [];
  let id = characters.next[from === 0 ? 0 : getItem(characters.visible, from - 1)] ?? 0;
  for (; id !== last && ids.length < to - from; id = characters.next[id] ?? 0) {
    if (!afford(work, stepCost)) return null;
    if (!wasAlive(process, id, version)) continue;
    if (characters.code[id] !== characters.code[getItem(characters.visible, from + ids.length)]) return null;
    ids.push(id);
  }
  return ids.length === to - from ? { from, ids } : null;
}

/** The stretch of the present text outside of which nothing was changed since that version. */
function touchedSince(
  { characters, keys, ops, saves }: Process,
  version: number,
): { from: number; to: number } {
  const firstOp = saves[version]?.firstOp ?? ops.length;
  const to = textLength(characters) - (findMinSince(keys.behind, firstOp) ?? textLength(characters));
  return { from: Math.min(findMinSince(keys.before, firstOp) ?? to, to), to };
}

function wasAlive({ characters, ops }: Process, id: number, version: number): boolean {
  const born = characters.bornOp[id] ?? beforeLog;
  const died = characters.diedOp[id] ?? alive;
  const getVersion = (op: number) => (ops[op]?.save ?? 0) + 1;
  return (
    (born === beforeLog || getVersion(born) <= version) && (died === alive || getVersion(died) > version)
  );
}
