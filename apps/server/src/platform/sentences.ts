import {
  type Language,
  languages,
  type Params,
  type PlainSentence,
  pseudoLanguages,
  type Sentence,
  type Words,
} from '@redraft/sentences';
import { ar } from '@redraft/sentences/ar';
import { de } from '@redraft/sentences/de';
import { en } from '@redraft/sentences/en';
import { es } from '@redraft/sentences/es';
import { fr } from '@redraft/sentences/fr';
import { pseudoTexts } from '@redraft/sentences/pseudo';
import i18next from 'i18next';
import { pseudoLanguageFor } from './pseudo-language.ts';

const catalogueTexts: Record<Language, Words> = { en, de, fr, es, ar };
const catalogues = i18next.createInstance();
// All catalogues are bundled, so initialisation is synchronous.
void catalogues.init({
  initAsync: false,
  resources: Object.fromEntries(
    languages.map((language) => [language, { translation: catalogueTexts[language] }]),
  ),
  supportedLngs: [...languages, ...pseudoLanguages],
  // Not needed: a sentence missing in one language does not compile.
  fallbackLng: false,
  // Codes contain dots and are not nested.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

/** For servers that offer the pseudo-languages. */
export function addPseudoSentences(): void {
  for (const language of pseudoLanguages)
    catalogues.addResourceBundle(language, 'translation', pseudoTexts(en, language));
}

/** A message in the reader's language; only the code is needed if it has no parameters. */
export function say(language: Language, message: PlainSentence | Sentence): string {
  const { code, params } = typeof message === 'string' ? { code: message, params: {} } : message;
  return catalogues.t(code, { lng: shownLanguage(language), ...params });
}

/** The same for a code that was stored as a string; null if no such message exists. */
export function translateStored(
  language: Language,
  message: { code: string; params: Params },
): string | null {
  const options = { lng: shownLanguage(language), ...message.params };
  return catalogues.exists(message.code, options) ? catalogues.t(message.code, options) : null;
}

const shownLanguage = (language: Language): string => pseudoLanguageFor(language) ?? language;
