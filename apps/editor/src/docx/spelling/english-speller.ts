import nspell from 'nspell';
import { mostSuggestions, type Speller } from './speller.ts';

/** English words as a Hunspell dictionary has them. */
export function createEnglishSpeller(dictionary: { aff: string; dic: string }): Speller {
  const words = nspell(dictionary);
  const isKnown = (word: string): boolean =>
    words.correct(word) || stems(word).some((stem) => words.correct(stem));
  return { isKnown, suggest: (word) => words.suggest(word).slice(0, mostSuggestions) };
}

/** Whose it is can be said of every noun, and of several. */
function stems(word: string): string[] {
  const [, stem] = /^(.+?)'s?$/.exec(word) ?? [];
  return stem === undefined ? [] : [stem];
}
