import { capitalised, isCapital } from './letter-case.ts';
import type { WordList } from './word-list.ts';

/** What German puts between the words of a compound. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'] as const;

/** Shorter parts make words out of mistakes: Stand-Art is no word, and Standart is none. */
const minPartLength = 4;
/** What follows a noun as an adjective or a participle: farb-echt would let too much through. */
const minLastLength = 5;

/** They follow a noun, and make no word with it. */
const alone = new Set(
  'nicht immer wieder unter hinter gegen durch neben zwischen jeder jede jedes diese dieser dieses seine seiner ihre ihrer meine keine keiner haben hatte hatten waren wurde wurden werden konnte sollte wollte musste etwas nichts heute schon dabei damit darum'.split(
    ' ',
  ),
);

/**
 * Whether a word that is in no list is made of some that are: a noun, a joint and a noun, or an adjective behind a noun, in small letters. No list
 * has all of them, and the one that comes with the page leaves out those that this finds.
 */
export function isCompound(word: string, words: WordList, parts = 2): boolean {
  const isNoun = isCapital(word);
  for (let at = word.length - minPartLength; at >= minPartLength; at--) {
    const last = word.slice(at);
    if (!isNoun && (last.length < minLastLength || alone.has(last))) continue;
    if (!words.has(isNoun ? capitalised(last) : last)) continue;
    if (isFirstPart(word.slice(0, at), words, parts)) return true;
  }
  return false;
}

function isFirstPart(part: string, words: WordList, parts: number): boolean {
  const noun = capitalised(part);
  return joints.some((joint) => {
    if (!noun.endsWith(joint)) return false;
    const stem = noun.slice(0, noun.length - joint.length);
    if (stem.length < minPartLength) return false;
    return words.has(stem) || (parts > 2 && isCompound(stem, words, parts - 1));
  });
}
