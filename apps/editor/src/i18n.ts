import i18next, { type TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type Language = 'en' | 'de';

/** The catalogue for a BCP 47 tag; English when there is none. */
export function chooseLanguage(tag: string): Language {
  return tag.toLowerCase().startsWith('de') ? 'de' : 'en';
}

export async function loadTexts(language: Language): Promise<TFunction> {
  const resources = { en: { translation: en }, de: { translation: de } };
  return i18next.init({ lng: language, fallbackLng: 'en', resources, interpolation: { escapeValue: false } });
}

const Texts = createContext<TFunction | null>(null);
export const TextsProvider = Texts.Provider;

export function useTexts(): TFunction {
  const t = useContext(Texts);
  if (t === null) throw new Error('useTexts needs a TextsProvider');
  return t;
}
