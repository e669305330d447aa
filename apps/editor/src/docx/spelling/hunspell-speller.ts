import { createHunspellDictionary } from './hunspell/dictionary.ts';
import { capitalise, isAllCapitals, isCapitalised, uncapitalise } from './letter-case.ts';
import type { Speller } from './speller.ts';
import { findSuggestions } from './suggestions.ts';

/** Spelling by a Hunspell dictionary. */
export function createHunspellSpeller(files: { aff: string; dic: string }): Speller {
  const { affixes, has, canSuggest, isForbidden } = createHunspellDictionary(files);
  const matchesInAnyCase = (word: string, matches: (word: string) => boolean): boolean => {
    if (matches(word)) return true;
    if (isForbidden(word)) return false;
    if (isAllCapitals(word)) return matches(word.toLowerCase()) || matches(capitalise(word.toLowerCase()));
    return isCapitalised(word) && matches(uncapitalise(word));
  };
  const convertInput = (word: string): string =>
    affixes.inputConversions.reduce((converted, [from, to]) => converted.replaceAll(from, to), word);
  const isKnown = (word: string): boolean => {
    const converted = convertInput(word);
    return (
      matchesInAnyCase(converted, has) ||
      stripPossessive(converted).some((stem) => matchesInAnyCase(stem, has))
    );
  };
  const canSuggestAllParts = (word: string): boolean =>
    word.split(' ').every((part) => matchesInAnyCase(convertInput(part), canSuggest));
  return {
    isKnown,
    suggest: (word) =>
      findSuggestions(word, {
        isKnown: canSuggestAllParts,
        confusions: affixes.replacements,
        letters: affixes.letters.replace(/[^\p{L}]/gu, ''),
      }),
  };
}

/** English possessives, singular and plural; other languages do not have this ending. */
function stripPossessive(word: string): string[] {
  const [, stem] = /^(.+?)'s?$/.exec(word) ?? [];
  return stem === undefined ? [] : [stem];
}
