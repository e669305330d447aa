import { createStoredValue, type StoredValue } from '../../ui/stored-value.ts';
import { type SpellingLanguage, spellingLanguages } from './spelling-languages.ts';

export interface SpellingChoice {
  isOn: boolean;
  /** `auto` is the language of the text. */
  language: SpellingLanguage | 'auto';
}

/** On by default; when off, the browser's own spell checking is used. */
export const spellingChoice = createStoredValue('redraft.spelling', (stored): SpellingChoice => {
  const values: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    isOn: values.isOn !== false,
    language: spellingLanguages.find((language) => language === values.language) ?? 'auto',
  };
});

const dictionaries = new Map<string, StoredValue<readonly string[]>>();

/** The user's own dictionary, in order. */
export function personalDictionary(person: string): StoredValue<readonly string[]> {
  const cached = dictionaries.get(person);
  if (cached !== undefined) return cached;
  const list = createStoredValue(`redraft.own-words.${person}`, (stored): readonly string[] =>
    Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : [],
  );
  dictionaries.set(person, list);
  return list;
}

/** Maximum number of words. */
const maxWords = 5000;

export function addToPersonalDictionary(person: string, word: string): void {
  const list = personalDictionary(person);
  const others = list.get().filter((one) => one !== word);
  list.set([...others, word].sort((one, other) => one.localeCompare(other)).slice(0, maxWords));
}

export function removeFromPersonalDictionary(person: string, word: string): void {
  const list = personalDictionary(person);
  list.set(list.get().filter((one) => one !== word));
}
