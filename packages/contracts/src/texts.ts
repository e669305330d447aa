import type { SentenceCode } from '@redraft/sentences';
import { z } from 'zod';

/**
 * Three kinds of strings from outside. All reject what PostgreSQL or UTF-8 cannot represent (NUL, lone surrogates) and invisible control characters;
 * user content is normalised to NFC, so that what looks the same is the same.
 */

/** Why a string is rejected. */
type TextProblem = Extract<SentenceCode, `text.${string}`>;

/** Control characters except those for lines and columns, and lone surrogates. */
const unkept = /(?![\t\n\r\u0085])\p{Cc}|\p{Cs}/u;
/** More combining marks than in any language (Unicode's Stream-Safe Text Format); normalising them takes quadratic time. */
const stackedMarks = /\p{M}{31}/u;
const breaks = /[\n\r\u0085\u2028\u2029]/u;
/** Bidirectional embeddings, overrides and isolates, which would also affect surrounding text. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu;
/** A letter, digit or symbol. A combining mark alone is not enough; fillers and the empty braille pattern are invisible. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
const blank = /[\s\u200B\u2060\uFEFF]/u;

/** Counts code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff) pairs++;
  }
  return text.length - pairs;
}

/** A token, code or password, which is not normalised. */
export function bareText() {
  return z.string().check(createTextCheck(bareProblem));
}

/** User content in any number of lines, with a maximum length: a description, a note. */
export function noteText(max: number) {
  return z.string().check(createTextCheck(wordsProblem)).overwrite(tidy).max(max);
}

/** A run of user content, which may begin and end with blanks because its neighbours continue it. */
export function partOfText() {
  return z
    .string()
    .check(createTextCheck(wordsProblem))
    .overwrite((text) => text.normalize('NFC'));
}

interface TitleWords {
  missing?: string;
  tooLong?: string;
}

/** A line of user content, possibly empty. */
export function optionalTitle(max: number, words: TitleWords = {}) {
  return z
    .string(words.missing)
    .check(createTextCheck(wordsProblem))
    .overwrite(tidy)
    .check(createTextCheck(titleProblem))
    .max(max, words.tooLong);
}

/** A line of user content with at least one visible character: a title. */
export function titleText(max: number, words: TitleWords = {}) {
  return optionalTitle(max, words).min(1, words.missing);
}

/** A title from an uploaded file: line breaks become spaces, and bidirectional controls are removed. */
export function importedTitle(max: number) {
  return z
    .string()
    .check(createTextCheck(wordsProblem))
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

/** In NFC, trimmed of invisible characters. A loop with one step per character: a regular expression for both ends would backtrack. */
function tidy(text: string): string {
  const normal = text.normalize('NFC');
  let [start, end] = [0, normal.length];
  while (start < end && blank.test(normal.charAt(start))) start += 1;
  while (end > start && blank.test(normal.charAt(end - 1))) end -= 1;
  return normal.slice(start, end);
}

function createTextCheck(problemOf: (text: string) => TextProblem | null) {
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
