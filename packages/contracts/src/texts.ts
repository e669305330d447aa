import type { SentenceCode } from '@redraft/sentences';
import { z } from 'zod';

/**
 * Texts that come from outside, in three kinds. No kind takes what PostgreSQL or UTF-8 cannot hold (NUL, half of a
 * surrogate pair) or what nobody can see (other control characters); people's words are kept in Unicode's form NFC,
 * so that what looks the same is the same.
 */

/** Why a text is not taken. */
type TextProblem = Extract<SentenceCode, `text.${string}`>;

/** Control characters but for those that set lines and columns, and halves of surrogate pairs. */
const unkept = /(?![\t\n\r\u0085])\p{Cc}|\p{Cs}/u;
/** Longer than in any language (Unicode's stream-safe format); sorting them takes a time that grows by the square. */
const stackedMarks = /\p{M}{31}/u;
const breaks = /[\n\r\u0085\u2028\u2029]/u;
/** Embeddings, overrides and isolates: they would turn what stands around the text as well. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu;
/** A letter, a digit or a sign. A mark alone is none; fillers and the empty braille pattern show nothing. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
const blank = /[\s\u200B\u2060\uFEFF]/u;

/** Characters as people count them (code points), not the units of a string. */
export function countCharacters(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff) pairs++;
  }
  return text.length - pairs;
}

/** What is no language: a token, a code, a password. Kept as it comes. */
export function bareText() {
  return z.string().check(without(bareProblem));
}

/** People's words in any number of lines, up to so many characters: a description, a note. */
export function noteText(max: number) {
  return z.string().check(without(wordsProblem)).overwrite(tidy).max(max);
}

/** A part of people's words, whose ends may be blank: its neighbours go on there. */
export function partOfText() {
  return z
    .string()
    .check(without(wordsProblem))
    .overwrite((text) => text.normalize('NFC'));
}

interface TitleWords {
  missing?: string;
  tooLong?: string;
}

/** People's words in one line, where there may be none. */
export function optionalTitle(max: number, words: TitleWords = {}) {
  return z
    .string(words.missing)
    .check(without(wordsProblem))
    .overwrite(tidy)
    .check(without(titleProblem))
    .max(max, words.tooLong);
}

/** People's words in one line, with something to be seen: what a thing is called. */
export function titleText(max: number, words: TitleWords = {}) {
  return optionalTitle(max, words).min(1, words.missing);
}

/** A name or the like out of somebody's file: lines become one, and what turns the direction goes. */
export function importedTitle(max: number) {
  return z
    .string()
    .check(without(wordsProblem))
    .overwrite((text) => tidy(text.replaceAll(turns, '').replaceAll(/\s+/gu, ' ')))
    .overwrite((text) => (visible.test(text) ? text : ''))
    .max(max);
}

function bareProblem(text: string): TextProblem | null {
  return unkept.test(text) ? 'text.control_characters' : null;
}

function wordsProblem(text: string): TextProblem | null {
  return bareProblem(text) ?? (stackedMarks.test(text) ? 'text.stacked_marks' : null);
}

function titleProblem(text: string): TextProblem | null {
  if (breaks.test(text)) return 'text.line_breaks';
  if (text.search(turns) !== -1) return 'text.direction';
  return text === '' || visible.test(text) ? null : 'text.invisible';
}

/** In NFC, without what shows nothing at its ends. One step for each character, as no expression for both ends is. */
function tidy(text: string): string {
  const normal = text.normalize('NFC');
  let [start, end] = [0, normal.length];
  while (start < end && blank.test(normal.charAt(start))) start += 1;
  while (end > start && blank.test(normal.charAt(end - 1))) end -= 1;
  return normal.slice(start, end);
}

function without(problemOf: (text: string) => TextProblem | null) {
  return (payload: z.core.ParsePayload<string>): void => {
    const problem = problemOf(payload.value);
    if (problem === null) return;
    payload.issues.push({
      code: 'custom',
      input: payload.value,
      message: problem,
      continue: false,
    });
  };
}
