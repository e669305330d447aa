import { wordsChanged } from '../word-diff.ts';
import { wordsOf } from '../words.ts';
import { textBetween } from './characters.ts';
import type { Process } from './process.ts';
import { wholeWords } from './words-around.ts';

/**
 * Words changed in each clock minute (spec 4 §7). For the minute at work only the piece of the text that it
 * touched is kept, as it was when the minute began.
 */
export interface ChangedMinutes {
  closed: ChangedMinute[];
  open: OpenMinute | null;
}

export interface ChangedMinute {
  /** Clock minutes since 1970. */
  minute: number;
  words: number;
}

interface OpenMinute {
  minute: number;
  /** Where the touched piece stands in the present text. */
  from: number;
  to: number;
  /** What stood there when the minute began; null before its first change. */
  before: string | null;
}

export const noMinutes: ChangedMinutes = { closed: [], open: null };

/** Before the changes of a save at that time: ends the minute before, if it is another one. */
export function closeMinute(process: Process, at: number): void {
  const minute = Math.floor(at / 60_000);
  if (process.minutes.open?.minute === minute) return;
  process.minutes = { closed: minutesOf(process), open: { minute, from: 0, to: 0, before: null } };
}

/** Before a change is made: the touched piece grows to hold its place. */
export function widenMinute(process: Process, op: { p: number; deleted: number; inserted: number }): void {
  const { open } = process.minutes;
  if (!open) return;
  const { characters } = process;
  const end = op.p + op.deleted;
  if (open.before === null) {
    open.before = textBetween(characters, op.p, end);
    open.from = op.p;
    open.to = end;
  } else {
    if (op.p < open.from) {
      open.before = textBetween(characters, op.p, open.from) + open.before;
      open.from = op.p;
    }
    if (end > open.to) {
      open.before += textBetween(characters, open.to, end);
      open.to = end;
    }
  }
  open.to += op.inserted - op.deleted;
}

/** All minutes with a change so far, the one at work as it stands. */
export function minutesOf({ characters, minutes }: Process): ChangedMinute[] {
  const { closed, open } = minutes;
  if (open === null || open.before === null) return closed;
  const whole = wholeWords(characters, open);
  const left = textBetween(characters, whole.from, open.from);
  const middle = textBetween(characters, open.from, open.to);
  const right = textBetween(characters, open.to, whole.to);
  const words = wordsChanged(wordsOf(left + open.before + right), wordsOf(left + middle + right));
  return [...closed, { minute: open.minute, words }];
}
