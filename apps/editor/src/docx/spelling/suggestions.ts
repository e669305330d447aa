import { capitalise, isCapitalised, uncapitalise } from './letter-case.ts';
import { maxSuggestions } from './speller.ts';

/** What a language provides for suggestions. */
export interface SuggestionSources {
  isKnown: (word: string) => boolean;
  /** Common substitutions, due to missing keys or similar sounds. */
  confusions: readonly (readonly [string, string])[];
  letters: string;
}

/** Minimum length of each part of two joined words. */
const minPartLength = 3;
/** Limit on candidates, for words with two mistakes. */
const maxCandidates = 4000;

/** Suggestions, best first: common substitutions, then all words at an edit distance of one. */
export function findSuggestions(word: string, sources: SuggestionSources): string[] {
  const { isKnown } = sources;
  const found = new Set<string>();
  let remaining = maxCandidates;
  const addKnown = (candidates: Iterable<string>): void => {
    for (const candidate of candidates) {
      remaining -= 1;
      if (found.size >= maxSuggestions || remaining < 0) return;
      if (candidate !== word && candidate.length > 1 && isKnown(candidate)) found.add(candidate);
    }
  };
  addKnown([isCapitalised(word) ? uncapitalise(word) : capitalise(word)]);
  addKnown(substituteConfusions(word, sources));
  const twoWords = splitIntoTwoWords(word, sources);
  if (twoWords !== null && found.size < maxSuggestions) found.add(twoWords);
  addKnown(editOnce(word, sources));
  // Two mistakes: a common one, and any other.
  if (found.size === 0)
    for (const candidate of substituteConfusions(word, sources)) addKnown(editOnce(candidate, sources));
  if (found.size === 0)
    addKnown(editOnce(isCapitalised(word) ? uncapitalise(word) : capitalise(word), sources));
  return [...found];
}

function* substituteConfusions(word: string, { confusions }: SuggestionSources): Iterable<string> {
  for (const [from, to] of confusions) {
    for (let index = word.indexOf(from); index !== -1; index = word.indexOf(from, index + 1)) {
      yield word.slice(0, index) + to + word.slice(index + from.length);
    }
  }
}

/** Transposed letters, an extra letter, a missing one, or a wrong one. */
function* editOnce(word: string, { letters }: SuggestionSources): Iterable<string> {
  for (let index = 0; index < word.length - 1; index++) {
    yield word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2);
  }
  for (let index = 0; index < word.length; index++) yield word.slice(0, index) + word.slice(index + 1);
  // Doubled letters first, as the most common mistake.
  for (let index = 0; index < word.length; index++)
    yield word.slice(0, index) + word.charAt(index) + word.slice(index);
  for (let index = 0; index <= word.length; index++) {
    for (const letter of letters) yield word.slice(0, index) + letter + word.slice(index);
  }
  for (let index = 0; index < word.length; index++) {
    for (const letter of letters) yield word.slice(0, index) + letter + word.slice(index + 1);
  }
}

/** Two words written as one, such as "garnicht" for "gar nicht". */
function splitIntoTwoWords(word: string, { isKnown }: SuggestionSources): string | null {
  for (let index = minPartLength; index <= word.length - minPartLength; index++) {
    const [first, second] = [word.slice(0, index), word.slice(index)];
    if (isKnown(first) && isKnown(second)) return `${first} ${second}`;
  }
  return null;
}
