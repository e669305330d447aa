import { createStoredValue, type StoredValue } from '../../ui/stored-value.ts';
import { type SpellingLanguage, spellingLanguages } from './spelling-languages.ts';

export interface SpellingChoice {
  isOn: boolean;
  /** `auto` is the language of the text. */
  language: SpellingLanguage | 'auto';
}

/** On by default; when off, the browser's own spell checking is used. */
export const spellingChoice = createStoredValue('redraft.spelling', (found): SpellingChoice => {
  const announced: Record<string, unknown> = typeof found === 'object' && found !== null ? { ...found } : {};
  return {
    isOn: announced.isOn !== false,
    language: spellingLanguages.find((language) => language === announced.language) ?? 'auto',
  };
});

const lists = new Map<string, StoredValue<readonly string[]>>();

/** The user's own dictionary, in order. */
export function ownWords(person: string): StoredValue<readonly string[]> {
  const before = lists.get(person);
  if (before !== undefined) return before;
  const list = createStoredValue(`redraft.own-words.${person}`, (found): readonly string[] =>
    Array.isArray(found) ? found.filter((word) => typeof word === 'string') : [],
  );
  lists.set(person, list);
  return list;
}

/** Maximum number of words. */
const maxWords = 5000;

export function addOwnWord(person: string, word: string): void {
  const list = ownWords(person);
  const others = list.get().filter((one) => one !== word);
  list.set([...others, word].sort((one, other) => one.localeCompare(other)).slice(0, maxWords));
}

export function removeOwnWord(person: string, word: string): void {
  const list = ownWords(person);
  list.set(list.get().filter((one) => one !== word));
}
