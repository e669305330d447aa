import { capitalised, isCapital } from './letter-case.ts';
import type { WordList } from './word-list.ts';

/** Linking elements (Fugenelemente) between the parts of a German compound. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'] as const;

/** Shorter parts would accept misspellings: "Standart" as Stand+Art. */
const minPartLength = 4;
/** Minimum length of an adjective or participle after a noun: shorter ones ("echt") would accept too much. */
const minLastLength = 5;

/** Words that can follow a noun but do not form compounds. */
const alone = new Set(
  'nicht immer wieder unter hinter gegen durch neben zwischen jeder jede jedes diese dieser dieses seine seiner ihre ihrer meine keine keiner haben hatte hatten waren wurde wurden werden konnte sollte wollte musste etwas nichts heute schon dabei damit darum'.split(
    ' ',
  ),
);

/**
 * Whether an unlisted word is a compound of listed ones: noun, linking element and noun, or noun and adjective in lower case. No list contains all
 * compounds, and the bundled one omits those found here.
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
