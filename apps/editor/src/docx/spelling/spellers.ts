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
  findUnknown: (language: SpellingLanguage, words: readonly string[]) => Promise<string[]>;
  suggest: (language: SpellingLanguage, word: string) => Promise<string[]>;
}

export function createSpellers(): Spellers {
  const loaded = new Map<SpellingLanguage, Promise<Speller>>();
  const getSpeller = (language: SpellingLanguage): Promise<Speller> => {
    const cached = loaded.get(language);
    if (cached !== undefined) return cached;
    const loading = loadSpeller(language);
    loaded.set(language, loading);
    // A failed load is retried the next time.
    loading.catch(() => loaded.delete(language));
    return loading;
  };
  return {
    load: async (language) => void (await getSpeller(language)),
    findUnknown: async (language, words) => {
      const { isKnown } = await getSpeller(language);
      return words.filter((word) => !isKnownWithParts(word, isKnown));
    },
    suggest: async (language, word) => (await getSpeller(language)).suggest(word),
  };
}

/** A hyphenated word is known if it is listed, or if all of its parts are. */
function isKnownWithParts(word: string, isKnown: Speller['isKnown']): boolean {
  if (isKnown(word)) return true;
  const parts = word.split('-').filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => part.length < 2 || isKnown(part));
}

const dictionaryUrls: Record<SpellingLanguage, () => URL> = {
  'en-us': () => new URL('./words/en-us.words.gz', import.meta.url),
  'en-gb': () => new URL('./words/en-gb.words.gz', import.meta.url),
  de: () => new URL('./words/de.words.gz', import.meta.url),
  fr: () => new URL('./words/fr.words.gz', import.meta.url),
  es: () => new URL('./words/es.words.gz', import.meta.url),
  pt: () => new URL('./words/pt.words.gz', import.meta.url),
  nl: () => new URL('./words/nl.words.gz', import.meta.url),
};

async function loadSpeller(language: SpellingLanguage): Promise<Speller> {
  const response = await fetch(dictionaryUrls[language]());
  if (!response.ok || response.body === null) throw new Error(`No words of ${language}: ${response.status}`);
  const words = new Response(response.body.pipeThrough(new DecompressionStream('gzip')));
  if (language === 'de') return createGermanSpeller(unpackWords(await words.bytes()));
  return createHunspellSpeller(splitDictionary(await words.text()));
}
