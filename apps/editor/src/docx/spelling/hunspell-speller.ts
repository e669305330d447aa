import { createHunspellDictionary } from './hunspell/dictionary.ts';
import { capitalised, isCapital, isShouted, small } from './letter-case.ts';
import type { Speller } from './speller.ts';
import { suggestionsFor } from './suggestions.ts';

/** Spelling by a Hunspell dictionary. */
export function createHunspellSpeller(files: { aff: string; dic: string }): Speller {
  const { affixes, has, offers, isForbidden } = createHunspellDictionary(files);
  const inAnyCase = (word: string, is: (word: string) => boolean): boolean => {
    if (is(word)) return true;
    if (isForbidden(word)) return false;
    if (isShouted(word)) return is(word.toLowerCase()) || is(capitalised(word.toLowerCase()));
    return isCapital(word) && is(small(word));
  };
  const asWritten = (word: string): string =>
    affixes.input.reduce((written, [from, to]) => written.replaceAll(from, to), word);
  const isKnown = (word: string): boolean => {
    const written = asWritten(word);
    return inAnyCase(written, has) || stems(written).some((stem) => inAnyCase(stem, has));
  };
  const isOffered = (word: string): boolean =>
    word.split(' ').every((part) => inAnyCase(asWritten(part), offers));
  return {
    isKnown,
    suggest: (word) =>
      suggestionsFor(word, {
        isKnown: isOffered,
        confusions: affixes.replacements,
        letters: affixes.letters.replace(/[^\p{L}]/gu, ''),
      }),
  };
}

/** English possessives, singular and plural; other languages do not have this ending. */
function stems(word: string): string[] {
  const [, stem] = /^(.+?)'s?$/.exec(word) ?? [];
  return stem === undefined ? [] : [stem];
}
