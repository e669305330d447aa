import { type Language, languageOfTag } from '@redraft/sentences/languages';
import i18next from 'i18next';

const catalogues: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  fr: () => import('./locales/fr.json'),
  es: () => import('./locales/es.json'),
  ar: () => import('./locales/ar.json'),
};

/** The names of presets, which only their dialog needs. */
export async function addPresetNames(): Promise<void> {
  const language = languageOfTag(i18next.language);
  if (i18next.hasResourceBundle(language, 'presets')) return;
  i18next.addResourceBundle(language, 'presets', (await catalogues[language]()).default);
}
