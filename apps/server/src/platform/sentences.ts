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
// All catalogues are bundled, so initialisation is synchronous.
void catalogues.init({
  initAsync: false,
  resources: Object.fromEntries(languages.map((language) => [language, { translation: words[language] }])),
  supportedLngs: languages,
  // Not needed: a sentence missing in one language does not compile.
  fallbackLng: false,
  // Codes contain dots and are not nested.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

/** A message in the reader's language; only the code is needed if it has no parameters. */
export function say(language: Language, said: PlainSentence | Sentence): string {
  const { code, params } = typeof said === 'string' ? { code: said, params: {} } : said;
  return catalogues.t(code, { lng: language, ...params });
}

/** The same for a code that was stored as a string; null if no such message exists. */
export function formatStored(language: Language, said: { code: string; params: Params }): string | null {
  const options = { lng: language, ...said.params };
  return catalogues.exists(said.code, options) ? catalogues.t(said.code, options) : null;
}
