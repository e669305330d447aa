import { createWorkBudget, isOwnWriting, type WorkBudget } from '@redraft/revision-log';
import { constants, type LoggedSave, type SaveOrigin, type WritingLog } from '../log.ts';
import { finishTimes, foldTime, noTime, type WritingTimes } from '../times.ts';
import { countWords } from '../words.ts';
import { getItem } from './block-list.ts';
import {
  type ChangedMinutes,
  closeMinute,
  limitPieces,
  startMinutes,
  widenMinute,
} from './changed-minutes.ts';
import {
  type Characters,
  characterOrigins,
  createCharacters,
  deleteCharacters,
  getCode,
  insertCharacters,
  readableCharacters,
  textBetween,
  textLength,
  toCodePoints,
} from './characters.ts';
import { type Cut, isWhiteSpace, matchMoves, toCut } from './moves.ts';
import { followRun, noRun, type QuickRun } from './quick-runs.ts';
import {
  addPairs,
  createVersionKeys,
  findEarlierVersion,
  notePlace,
  rememberVersion,
  type VersionKeys,
} from './restores.ts';
import { countWordsAround, isWordStart } from './words-around.ts';

/**
 * The writing process of a text, folded save by save: the clock, each character with its origin, each op with its kind. All measures that depend on
 * content read it (docs/metrics.md).
 *
 * A later save may change the kind of an earlier op: a deletion becomes part of a move when its text is reinserted. Measures are therefore computed
 * from the whole state, and never accumulated.
 *
 * `foldSave` mutates and returns its state: a text of 60,000 characters is not copied at each save. The state is plain data and survives JSON.
 */
export interface Process {
  /** Milliseconds since 1970 of the first change save; null before it. */
  firstAt: number | null;
  saves: ProcessSave[];
  ops: ProcessOp[];
  characters: Characters;
  baseLength: number;
  /** Words of the current text. */
  words: number;
  /** Null if not requested: they are a third of the work. */
  minutes: ChangedMinutes | null;
  cuts: Cut[];
  quick: QuickRun;
  keys: VersionKeys;
  /** Remaining work for comparing words, and for finding moves and restores (docs/metrics.md#worst-cases). */
  work: WorkBudget;
}

export interface ProcessSave {
  seq: number;
  /** Milliseconds since 1970; never decreases. */
  at: number;
  /** Whole seconds since the first change save; never decreases. */
  second: number;
  /** Index of its writing session, from 0. */
  session: number;
  /** Index of its first op. */
  firstOp: number;
  /** From the first unsaved change to the save; at least the sampling interval. */
  dirtyMs: number;
  /** Word count after it. */
  words: number;
  chars: number;
}

/**
 * `batched`: as long as a large insertion, but saved late; `quick`: part of a run inserted faster than anyone types
 * (docs/metrics.md#large-insertions, docs/metrics.md#inserted-quickly).
 */
export type OpKind = 'plain' | 'large' | 'batched' | 'quick' | 'restored';

/** A change at one position, in code points. */
export interface ProcessOp {
  /** Index of its save. */
  save: number;
  second: number;
  session: number;
  p: number;
  deleted: number;
  inserted: number;
  /** Length of the text before it without trailing white space: LE of docs/metrics.md#the-log. */
  edge: number;
  /** Whether the student typed or dictated its save. */
  isTyped: boolean;
  kind: OpKind;
  /** ID of the first inserted character; the others follow it. */
  firstId: number;
  /** Number of inserted characters that were moved here. */
  moved: number;
  /** For a large or batched insertion: words that begin in it, in the text after its save (docs/metrics.md#large-insertions). */
  words: number;
  /** The deleted text was reinserted elsewhere. */
  isMovedAway: boolean;
  /** For a quick insertion: index of the first op of its run. */
  run: number | null;
}

/**
 * For a whole log, and for each of its saves: about a second for a day of writing. Real logs take a third of it; for adversarial, repetitive ones the
 * limit applies, and text restored after that counts as new.
 */
const processWork = 100_000_000;
const workOfSave = 5000;

export interface ProcessOptions {
  /** Skips the words changed in each minute. */
  isWithoutMinutes?: boolean;
}

export function startProcess(base: string, { isWithoutMinutes = false }: ProcessOptions = {}): Process {
  const characters = createCharacters(base);
  return {
    firstAt: null,
    saves: [],
    ops: [],
    characters,
    baseLength: textLength(characters),
    words: countWords(base),
    minutes: isWithoutMinutes ? null : startMinutes(),
    cuts: [],
    quick: noRun(),
    keys: createVersionKeys(characters),
    work: createWorkBudget(processWork),
  };
}

/** Folds the whole log at once. */
export function foldLog(log: WritingLog, options: ProcessOptions = {}): Process {
  return log.saves.reduce((state, save) => foldSave(state, save), startProcess(log.base, options));
}

/** A save without ops is not a change save and has no effect. */
export function foldSave(process: Process, save: LoggedSave): Process {
  const ops = save.ops.filter((op) => op.del !== op.ins);
  if (ops.length === 0) return process;
  const next = placeInTime(process, save);
  process.work.left += workOfSave;
  const readable = readableCharacters(process.characters);
  const { minutes } = process;
  if (minutes) closeMinute(minutes, readable, { at: next.at, budget: process.work });
  for (const op of ops) applyOp(process, { next, save, del: op.del, ins: op.ins, p: op.p });
  if (minutes) limitPieces(minutes, readable);
  next.words = process.words;
  next.chars = textLength(process.characters);
  process.saves.push(next);
  classify(process, next, save.origin);
  rememberVersion(process.keys, process.characters, process.saves.length);
  return process;
}

/** Time as measures use it (docs/metrics.md#the-log): whole seconds since the first save, never decreasing. */
function placeInTime(process: Process, save: LoggedSave): ProcessSave {
  const last = process.saves.at(-1);
  process.firstAt ??= save.t;
  const second = Math.max(last?.second ?? 0, Math.floor((save.t - process.firstAt) / 1000));
  const isNewSession = last !== undefined && second - last.second > constants.sessionGap;
  return {
    seq: save.seq,
    at: Math.max(last?.at ?? save.t, save.t),
    second,
    session: (last?.session ?? 0) + (isNewSession ? 1 : 0),
    firstOp: process.ops.length,
    dirtyMs: Math.max(constants.sampling * 1000, save.dirtyMs ?? 0),
    words: 0,
    chars: 0,
  };
}

interface AppliedOp {
  next: ProcessSave;
  save: LoggedSave;
  p: number;
  del: string;
  ins: string;
}

function applyOp(process: Process, { next, save, p, del, ins }: AppliedOp): void {
  const { characters, keys } = process;
  const index = process.ops.length;
  const codes = toCodePoints(ins);
  const count = toCodePoints(del).length;
  const edge = leadingEdge(characters);
  if (process.minutes)
    widenMinute(process.minutes, readableCharacters(characters), {
      p,
      deleted: count,
      inserted: codes.length,
    });
  const readCode = (at: number) => getCode(characters, at);
  const wordsBefore = countWordsAround(readCode, p, p + count);
  addPairs(keys, characters, { from: p, to: p + count, sign: -1 });
  const deletedCharacters = deleteCharacters(characters, { p, count, op: index });
  const origin = encodeOrigin(save);
  const { second, session } = next;
  const firstId = insertCharacters(characters, { p, codes, op: index, second, origin });
  addPairs(keys, characters, { from: p, to: p + codes.length, sign: 1 });
  notePlace(keys, { op: index, before: p, behind: textLength(characters) - p - codes.length });
  process.words += countWordsAround(readCode, p, p + codes.length) - wordsBefore;
  process.ops.push({
    save: process.saves.length,
    second,
    session,
    p,
    deleted: count,
    inserted: codes.length,
    edge,
    isTyped: isOwnWriting(save.origin),
    kind: 'plain',
    firstId,
    moved: 0,
    words: 0,
    isMovedAway: false,
    run: null,
  });
  const cut = toCut(characters, { ids: deletedCharacters, op: index, second });
  if (cut) process.cuts.push(cut);
}

function encodeOrigin(save: LoggedSave): number {
  if (isOwnWriting(save.origin)) return characterOrigins.typed;
  return save.origin === 'base' ? characterOrigins.base : characterOrigins.imported;
}

function leadingEdge(characters: Characters): number {
  let edge = textLength(characters);
  while (edge > 0 && isWhiteSpace(getCode(characters, edge - 1))) edge--;
  return edge;
}

/** Determines the kinds of a save's ops once all are applied: moves, then restores, then large insertions. */
function classify(process: Process, { firstOp, dirtyMs }: ProcessSave, origin: SaveOrigin): void {
  const ops = process.ops.slice(firstOp);
  const currentSecond = ops[0]?.second ?? 0;
  if (process.cuts.length > 0) {
    process.cuts = process.cuts.filter((cut) => currentSecond - cut.second <= constants.moveWindow);
  }
  // An imported file stays an import, even if it equals earlier text.
  if (origin !== 'import') {
    for (const op of ops) matchMoves(process, op);
    markRestores(
      process,
      ops.filter((op) => op.inserted > 0 && op.moved === 0),
    );
  }
  // A phrase arrives at once, and faster than anybody types.
  if (origin === 'dictated') {
    process.quick = noRun();
    return;
  }
  ops.forEach((op, index) => {
    markLarge(process, op, dirtyMs);
    followRun(process, op, firstOp + index);
  });
}

/** Undo and redo: the characters get the origin that they had in the restored version. */
function markRestores(process: Process, ops: readonly ProcessOp[]): void {
  const earlier = ops.length === 0 ? null : findEarlierVersion(process);
  if (!earlier) return;
  const { characters } = process;
  const restored = new Set<number>();
  for (const op of ops) {
    op.kind = 'restored';
    for (let id = op.firstId; id < op.firstId + op.inserted; id++) restored.add(id);
  }
  earlier.ids.forEach((source, index) => {
    const id = getItem(characters.visible, earlier.from + index);
    if (!restored.has(id)) return;
    characters.origin[id] = characters.origin[source] ?? characterOrigins.typed;
    characters.source[id] = source;
  });
}

function markLarge({ characters }: Process, op: ProcessOp, dirtyMs: number): void {
  const newCharacters = op.inserted - op.moved;
  if (!op.isTyped || op.kind === 'restored' || newCharacters < constants.largeInsertion) return;
  op.kind = newCharacters * 1000 >= constants.largeInsertionRate * dirtyMs ? 'large' : 'batched';
  op.words = countOwnWords(characters, op);
  for (let id = op.firstId; id < op.firstId + op.inserted; id++) {
    if (characters.moved[id] === 0) characters.origin[id] = characterOrigins[op.kind];
  }
}

/** Words of the current text that begin with a character that the op inserted and did not move. */
function countOwnWords(characters: Characters, op: ProcessOp): number {
  const readCode = (at: number) => getCode(characters, at);
  let words = 0;
  for (let index = 0; index < op.inserted; index++) {
    if (characters.moved[op.firstId + index] === 0 && isWordStart(readCode, op.p + index)) words++;
  }
  return words;
}

/** The current text. */
export function getText({ characters }: Process): string {
  return textBetween(characters, 0, textLength(characters));
}

/** Whether an op reaches the end of the text, ignoring trailing white space (docs/metrics.md#the-log). */
export function isLeadingEdge(op: ProcessOp): boolean {
  return op.p + op.deleted >= op.edge;
}

/** Active, think, away and total time of a process (docs/metrics.md#times). */
export function listTimes({ saves }: Process): WritingTimes {
  return finishTimes(saves.reduce((state, save) => foldTime(state, save.at), noTime));
}
