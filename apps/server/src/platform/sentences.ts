import {
  type Language,
  languages,
  type Params,
  type PlainSentence,
  type Sentence,
  type Words,
} from '@redraft/sentences';
import { de } from '@redraft/sentences/de';
import { en } from '@redraft/sentences/en';
import i18next from 'i18next';

const words: Record<Language, Words> = { en, de };
const catalogues = i18next.createInstance();
// All words are here: this is done when it returns.
void catalogues.init({
  initAsync: false,
  resources: Object.fromEntries(languages.map((language) => [language, { translation: words[language] }])),
  supportedLngs: languages,
  // Each sentence is there in each language: it does not compile otherwise.
  fallbackLng: false,
  // A code has dots, and stands alone.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

/** A sentence in the language of whoever reads it; by its code alone where it has no gap. */
export function say(language: Language, said: PlainSentence | Sentence): string {
  const { code, params } = typeof said === 'string' ? { code: said, params: {} } : said;
  return catalogues.t(code, { lng: language, ...params });
}

/** The same for a code that has come as a text; null where there is no such sentence. */
export function formatStored(language: Language, said: { code: string; params: Params }): string | null {
  const options = { lng: language, ...said.params };
  return catalogues.exists(said.code, options) ? catalogues.t(said.code, options) : null;
}
