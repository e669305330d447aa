import { splitDictionary } from './dictionary.ts';
import { createGermanSpeller } from './german-speller.ts';
import { createHunspellSpeller } from './hunspell-speller.ts';
import type { Speller } from './speller.ts';
import type { SpellingLanguage } from './spelling-languages.ts';
import { unpackWords } from './word-list.ts';

/** Spelling of all languages, in a worker. Each language is loaded on first use. */
export interface Spellers {
  load: (language: SpellingLanguage) => Promise<void>;
  /** The unknown ones among the words. */
  unknown: (language: SpellingLanguage, words: readonly string[]) => Promise<string[]>;
  suggest: (language: SpellingLanguage, word: string) => Promise<string[]>;
}

export function createSpellers(): Spellers {
  const loaded = new Map<SpellingLanguage, Promise<Speller>>();
  const speller = (language: SpellingLanguage): Promise<Speller> => {
    const before = loaded.get(language);
    if (before !== undefined) return before;
    const coming = loadSpeller(language);
    loaded.set(language, coming);
    // A failed load is retried the next time.
    coming.catch(() => loaded.delete(language));
    return coming;
  };
  return {
    load: async (language) => void (await speller(language)),
    unknown: async (language, words) => {
      const { isKnown } = await speller(language);
      return words.filter((word) => !isComplete(word, isKnown));
    },
    suggest: async (language, word) => (await speller(language)).suggest(word),
  };
}

/** A hyphenated word is known if it is listed, or if all of its parts are. */
function isComplete(word: string, isKnown: Speller['isKnown']): boolean {
  if (isKnown(word)) return true;
  const parts = word.split('-').filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => part.length < 2 || isKnown(part));
}

const addresses: Record<SpellingLanguage, () => URL> = {
  'en-us': () => new URL('./words/en-us.words.gz', import.meta.url),
  'en-gb': () => new URL('./words/en-gb.words.gz', import.meta.url),
  de: () => new URL('./words/de.words.gz', import.meta.url),
  fr: () => new URL('./words/fr.words.gz', import.meta.url),
  es: () => new URL('./words/es.words.gz', import.meta.url),
  pt: () => new URL('./words/pt.words.gz', import.meta.url),
  nl: () => new URL('./words/nl.words.gz', import.meta.url),
};

async function loadSpeller(language: SpellingLanguage): Promise<Speller> {
  const answer = await fetch(addresses[language]());
  if (!answer.ok || answer.body === null) throw new Error(`No words of ${language}: ${answer.status}`);
  const words = new Response(answer.body.pipeThrough(new DecompressionStream('gzip')));
  if (language === 'de') return createGermanSpeller(unpackWords(await words.bytes()));
  return createHunspellSpeller(splitDictionary(await words.text()));
}
