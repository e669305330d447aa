import { afford } from '@redraft/revision-log';
import { constants } from '../log.ts';
import type { Characters } from './characters.ts';
import type { Process, ProcessOp } from './process.ts';

/** A deletion whose text may be reinserted: a cut (docs/metrics.md#revision). */
export interface Cut {
  op: number;
  second: number;
  /** Trimmed, with white space folded to single spaces. */
  text: string;
  /** For each UTF-16 unit of `text`, the character that it represents. */
  ids: number[];
}

/** A text with each run of white space folded to one space. */
export interface Folded {
  text: string;
  /** For each UTF-16 unit, the index of its character; the first one for a run of white space. */
  from: number[];
}

const whiteSpace = /^\s$/u;

export function isWhiteSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return whiteSpace.test(String.fromCodePoint(code));
}

export function foldWhiteSpace(codes: readonly number[]): Folded {
  const parts: string[] = [];
  const from: number[] = [];
  codes.forEach((code, index) => {
    const isSpace = isWhiteSpace(code);
    if (isSpace && index > 0 && isWhiteSpace(codes[index - 1] ?? 0)) return;
    const part = isSpace ? ' ' : String.fromCodePoint(code);
    parts.push(part);
    for (let unit = 0; unit < part.length; unit++) from.push(index);
  });
  return { text: parts.join(''), from };
}

/** The same, trimmed: the part of a deletion that is searched for later. */
export function foldAndTrim(codes: readonly number[]): Folded {
  const { text, from } = foldWhiteSpace(codes);
  const start = text.startsWith(' ') ? 1 : 0;
  const end = text.length - (text.endsWith(' ') ? 1 : 0);
  return { text: text.slice(start, end), from: from.slice(start, end) };
}

/** What to store of a deletion; null if it is too short for a move. */
export function toCut(
  characters: Characters,
  deletion: { ids: readonly number[]; op: number; second: number },
): Cut | null {
  const { ids, op, second } = deletion;
  if (ids.length < constants.minMove) return null;
  const { text, from } = foldAndTrim(ids.map((id) => characters.code[id] ?? 0));
  if ([...text].length < constants.minMove) return null;
  return { op, second, text, ids: from.map((index) => ids[index] ?? 0) };
}

/** Characters that a search skips in the time of comparing one, and its additional cost per cut. */
const searchRate = 8;
const cutCost = 4;

/**
 * Marks the text that this op reinserts, latest cut first, and consumes those cuts. The number of cuts searched is limited by the remaining work
 * (docs/metrics.md#worst-cases).
 */
export function matchMoves(process: Process, op: ProcessOp): void {
  if (op.inserted < constants.minMove || process.cuts.length === 0) return;
  const { characters, cuts, work } = process;
  if (!afford(work, cutCost * cuts.length)) return;
  const codes = characters.code.slice(op.firstId, op.firstId + op.inserted);
  const folded = foldWhiteSpace(codes);
  const taken: boolean[] = [];
  process.cuts = cuts
    .toReversed()
    .filter((cut) => {
      const cost = Math.ceil((folded.text.length + cut.text.length) / searchRate);
      if (cut.text.length > folded.text.length || !afford(work, cost)) return true;
      const at = findFirstFree(folded.text, cut.text, taken);
      if (at === -1) return true;
      for (let unit = at; unit < at + cut.text.length; unit++) taken[unit] = true;
      copyOrigins(characters, { op, codes, folded, at, cut });
      const source = process.ops[cut.op];
      if (source) source.isMovedAway = true;
      return false;
    })
    .toReversed();
  op.moved = characters.moved
    .slice(op.firstId, op.firstId + op.inserted)
    .reduce((sum, moved) => sum + moved, 0);
}

function findFirstFree(text: string, needle: string, taken: readonly boolean[]): number {
  let at = text.indexOf(needle);
  while (at !== -1) {
    const last = findLastTaken(taken, at, at + needle.length);
    if (last === -1) return at;
    at = text.indexOf(needle, last + 1);
  }
  return -1;
}

function findLastTaken(taken: readonly boolean[], from: number, to: number): number {
  for (let unit = to - 1; unit >= from; unit--) if (taken[unit]) return unit;
  return -1;
}

interface Match {
  op: ProcessOp;
  codes: readonly number[];
  folded: Folded;
  at: number;
  cut: Cut;
}

/** Copies origin and first time of the source to the matching characters and the white space around them. */
function copyOrigins(characters: Characters, { op, codes, folded, at, cut }: Match): void {
  const last = at + cut.text.length - 1;
  const copy = (index: number, source: number) => {
    const id = op.firstId + index;
    characters.origin[id] = characters.origin[source] ?? 0;
    characters.firstSecond[id] = characters.firstSecond[source] ?? 0;
    characters.moved[id] = 1;
    characters.source[id] = source;
  };
  cut.ids.forEach((source, unit) => {
    const start = folded.from[at + unit] ?? 0;
    const end = unit + at === last ? start + 1 : (folded.from[at + unit + 1] ?? start + 1);
    for (let index = start; index < end; index++) copy(index, source);
  });
  const isFreeSpace = (index: number) =>
    index >= 0 &&
    index < codes.length &&
    isWhiteSpace(codes[index] ?? 0) &&
    characters.moved[op.firstId + index] === 0;
  for (let index = (folded.from[at] ?? 0) - 1; isFreeSpace(index); index--) copy(index, cut.ids[0] ?? 0);
  for (let index = (folded.from[last] ?? 0) + 1; isFreeSpace(index); index++) {
    copy(index, cut.ids.at(-1) ?? 0);
  }
}
