import { capitalised, isCapital, small } from './letter-case.ts';
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
const maxTried = 4000;

/** Suggestions, best first: common substitutions, then all words at an edit distance of one. */
export function suggestionsFor(word: string, sources: SuggestionSources): string[] {
  const { isKnown } = sources;
  const found = new Set<string>();
  let left = maxTried;
  const take = (candidates: Iterable<string>): void => {
    for (const candidate of candidates) {
      left -= 1;
      if (found.size >= maxSuggestions || left < 0) return;
      if (candidate !== word && candidate.length > 1 && isKnown(candidate)) found.add(candidate);
    }
  };
  take([isCapital(word) ? small(word) : capitalised(word)]);
  take(confused(word, sources));
  const apart = inTwo(word, sources);
  if (apart !== null && found.size < maxSuggestions) found.add(apart);
  take(oneOff(word, sources));
  // Two mistakes: a common one, and any other.
  if (found.size === 0) for (const nearly of confused(word, sources)) take(oneOff(nearly, sources));
  if (found.size === 0) take(oneOff(isCapital(word) ? small(word) : capitalised(word), sources));
  return [...found];
}

function* confused(word: string, { confusions }: SuggestionSources): Iterable<string> {
  for (const [from, to] of confusions) {
    for (let at = word.indexOf(from); at !== -1; at = word.indexOf(from, at + 1)) {
      yield word.slice(0, at) + to + word.slice(at + from.length);
    }
  }
}

/** Transposed letters, an extra letter, a missing one, or a wrong one. */
function* oneOff(word: string, { letters }: SuggestionSources): Iterable<string> {
  for (let at = 0; at < word.length - 1; at++) {
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  }
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
  // Doubled letters first, as the most common mistake.
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.charAt(at) + word.slice(at);
  for (let at = 0; at <= word.length; at++) {
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at);
  }
  for (let at = 0; at < word.length; at++) {
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at + 1);
  }
}

/** Two words written as one, such as "garnicht" for "gar nicht". */
function inTwo(word: string, { isKnown }: SuggestionSources): string | null {
  for (let at = minPartLength; at <= word.length - minPartLength; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isKnown(first) && isKnown(second)) return `${first} ${second}`;
  }
  return null;
}
