import { constants } from '../log.ts';
import { characterOrigins } from './characters.ts';
import type { Process, ProcessOp } from './process.ts';

/** Consecutive insertions, each where the previous one ended or began (docs/metrics.md#inserted-quickly). */
export interface QuickRun {
  parts: QuickPart[];
  /** Position of the last one in the current text. */
  from: number;
  to: number;
}

/** The insertions of one second: there are at most as many as seconds in the window. */
interface QuickPart {
  second: number;
  ops: number[];
  /** Number of these that are marked. */
  marked: number;
  /** The typing effort of its characters, in letters. */
  letters: number;
}

export function noRun(): QuickRun {
  return { parts: [], from: -1, to: -1 };
}

/** The typing effort of a character, in letters: input methods need two to four keys for a syllable or a character, and a selection. */
const lettersOfScripts: readonly [RegExp, number][] = [
  [/\p{Script=Han}/u, 3],
  [/\p{Script=Hangul}/u, 2.5],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 2],
];

function countLetters(code: number): number {
  if (code < 0x1100) return 1;
  const character = String.fromCodePoint(code);
  return lettersOfScripts.find(([script]) => script.test(character))?.[1] ?? 1;
}

/**
 * Call it after the kind of an op is known: if it continues the run and its latest insertions are faster than fingers can type, they are marked as
 * quick. Uses the shortest window that is long enough: what was inserted since its first save, in the seconds since.
 */
export function followRun(process: Process, op: ProcessOp, index: number): void {
  const { quick, ops } = process;
  if (op.inserted === 0) {
    if (op.p + op.deleted === quick.to) quick.to = op.p;
    else process.quick = noRun();
    return;
  }
  const goesOn = op.kind === 'plain' && op.isTyped && op.moved === 0;
  const isAdjacent = op.p + op.deleted === quick.to || op.p === quick.from;
  const run = goesOn && isAdjacent ? quick : noRun();
  process.quick = run;
  if (!goesOn) return;
  addToRun(run, { op: index, second: op.second, letters: lettersOfOp(process, op) });
  run.from = op.p;
  run.to = op.p + op.inserted;
  const first = run.parts.findLastIndex(({ second }) => op.second - second > constants.quickSeconds);
  if (first === -1) return;
  run.parts.splice(0, first);
  const [firstPart, ...laterParts] = run.parts;
  const laterLetters = laterParts.reduce((sum, part) => sum + part.letters, 0);
  if (firstPart === undefined || laterLetters <= constants.quickRate * (op.second - firstPart.second)) return;
  const quickly = run.parts.slice(run.parts.findIndex(isQuick));
  const known = quickly.find(({ marked }) => marked > 0)?.ops[0];
  const name = known === undefined ? quickly[0]?.ops[0] : ops[known]?.run;
  for (const part of quickly) markQuick(process, part, name ?? index);
}

function addToRun({ parts }: QuickRun, part: { op: number; second: number; letters: number }): void {
  const { op, second, letters } = part;
  const last = parts.at(-1);
  if (last?.second !== second) parts.push({ second, ops: [op], marked: 0, letters });
  else {
    last.ops.push(op);
    last.letters += letters;
  }
}

function lettersOfOp({ characters }: Process, { firstId, inserted }: ProcessOp): number {
  let letters = 0;
  for (let id = firstId; id < firstId + inserted; id++) letters += countLetters(characters.code[id] ?? 0);
  return letters;
}

/** The part itself must be quick, because a window may begin with the last words that were typed. */
function isQuick({ letters, second }: QuickPart, index: number, parts: readonly QuickPart[]): boolean {
  const seconds = second - (parts[index - 1]?.second ?? second - constants.sampling);
  return letters > constants.quickRate * seconds;
}

function markQuick({ characters, ops }: Process, part: QuickPart, run: number): void {
  for (; part.marked < part.ops.length; part.marked++) {
    const op = ops[part.ops[part.marked] ?? -1];
    if (op === undefined) continue;
    op.kind = 'quick';
    op.run = run;
    for (let id = op.firstId; id < op.firstId + op.inserted; id++)
      if (characters.origin[id] === characterOrigins.typed) characters.origin[id] = characterOrigins.large;
  }
}
