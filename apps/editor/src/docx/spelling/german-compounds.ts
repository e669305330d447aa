import { capitalise, isCapitalised } from './letter-case.ts';
import type { WordList } from './word-list.ts';

/** Linking elements (Fugenelemente) between the parts of a German compound. */
const linkingElements = ['', 's', 'es', 'n', 'en', 'er', 'e'] as const;

/** Shorter parts would accept misspellings: "Standart" as Stand+Art. */
const minPartLength = 4;
/** Minimum length of an adjective or participle after a noun: shorter ones ("echt") would accept too much. */
const minLastLength = 5;

/** Words that can follow a noun but do not form compounds. */
const neverInCompounds = new Set(
  'nicht immer wieder unter hinter gegen durch neben zwischen jeder jede jedes diese dieser dieses seine seiner ihre ihrer meine keine keiner haben hatte hatten waren wurde wurden werden konnte sollte wollte musste etwas nichts heute schon dabei damit darum'.split(
    ' ',
  ),
);

/**
 * Whether an unlisted word is a compound of listed ones: noun, linking element and noun, or noun and adjective in lower case. No list contains all
 * compounds, and the bundled one omits those found here.
 */
export function isCompound(word: string, words: WordList, maxParts = 2): boolean {
  const isNoun = isCapitalised(word);
  for (let boundary = word.length - minPartLength; boundary >= minPartLength; boundary--) {
    const last = word.slice(boundary);
    if (!isNoun && (last.length < minLastLength || neverInCompounds.has(last))) continue;
    if (!words.has(isNoun ? capitalise(last) : last)) continue;
    if (isFirstPart(word.slice(0, boundary), words, maxParts)) return true;
  }
  return false;
}

function isFirstPart(part: string, words: WordList, maxParts: number): boolean {
  const noun = capitalise(part);
  return linkingElements.some((linkingElement) => {
    if (!noun.endsWith(linkingElement)) return false;
    const stem = noun.slice(0, noun.length - linkingElement.length);
    if (stem.length < minPartLength) return false;
    return words.has(stem) || (maxParts > 2 && isCompound(stem, words, maxParts - 1));
  });
}
