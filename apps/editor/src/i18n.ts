import i18next, { type TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type Language = 'en' | 'de';

/** By path: each folder may have texts of its own, `<folder>/locales/<language>.json`; its name is the namespace: `t('notes:insert')`. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Whatever kind of document is shown. */
const ofAllKinds: Catalogues = import.meta.glob(['./{frame,ui}/locales/*.json', './ui/*/locales/*.json'], {
  eager: true,
  import: 'default',
});

/** The catalogue for a BCP 47 tag; English when there is none. */
export function chooseLanguage(tag: string): Language {
  return tag.toLowerCase().startsWith('de') ? 'de' : 'en';
}

export function sortedByLanguage(
  ofKind: Catalogues,
): Record<Language, Record<string, Readonly<Record<string, unknown>>>> {
  const found: ReturnType<typeof sortedByLanguage> = { en: { translation: en }, de: { translation: de } };
  for (const [path, texts] of Object.entries({ ...ofAllKinds, ...ofKind })) {
    const [, folder, language] = /([^/]+)\/locales\/(en|de)\.json$/.exec(path) ?? [];
    if (folder !== undefined && (language === 'en' || language === 'de')) found[language][folder] = texts;
  }
  return found;
}

/** `ofKind`: what the kind of document that is shown adds. */
export async function loadTexts(language: Language, ofKind: Catalogues = {}): Promise<TFunction> {
  const resources = sortedByLanguage(ofKind);
  return i18next.init({ lng: language, fallbackLng: 'en', resources, interpolation: { escapeValue: false } });
}

const Texts = createContext<TFunction | null>(null);
export const TextsProvider = Texts.Provider;

export function useTexts(): TFunction {
  const t = useContext(Texts);
  if (t === null) throw new Error('useTexts needs a TextsProvider');
  return t;
}

/** The language of the page, for numbers and names that the browser writes. */
export function useLanguage(): string {
  // Once the texts are there the language stays for the life of the page.
  return i18next.language;
}
