import {
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  languageOfTag,
  languages,
  type PseudoLanguage,
  pseudoLanguageOf,
} from '@redraft/sentences/languages';
import i18next, { type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolateBidi, keepRightToLeft } from './bidi-isolation.ts';
import { readStored, writeStored } from './browser-storage.ts';
import { type NumberingSystem, preferredDigits, storeDigits, toDigitsUnlessWords } from './digits.ts';
import { loadPageStyles } from './page-styles.ts';
import { getSite } from './site.ts';

export type { Language };
export type ShownLanguage = Language | PseudoLanguage;
/**
 * The parts that translations are split into: before sign-in, the sentences of server and schemas, the whole program, a class, one document, platform
 * administration.
 */
export type TranslationPart = 'entrance' | 'sentences' | 'program' | 'work' | 'text' | 'admin';

/** Storage key that the script of the first screen reads. */
export const languageStorageKey = 'redraft.language';
const catalogues = {
  en: {
    sentences: async () => ({ words: { 'sentences.json': (await import('@redraft/sentences/en')).en } }),
    entrance: () => import('../locales/en-entrance.ts'),
    program: () => import('../locales/en-program.ts'),
    work: () => import('../locales/en-work.ts'),
    text: () => import('../locales/en-text.ts'),
    admin: () => import('../locales/en-admin.ts'),
  },
  de: {
    sentences: async () => ({ words: { 'sentences.json': (await import('@redraft/sentences/de')).de } }),
    entrance: () => import('../locales/de-entrance.ts'),
    program: () => import('../locales/de-program.ts'),
    work: () => import('../locales/de-work.ts'),
    text: () => import('../locales/de-text.ts'),
    admin: () => import('../locales/de-admin.ts'),
  },
  fr: {
    sentences: async () => ({ words: { 'sentences.json': (await import('@redraft/sentences/fr')).fr } }),
    entrance: () => import('../locales/fr-entrance.ts'),
    program: () => import('../locales/fr-program.ts'),
    work: () => import('../locales/fr-work.ts'),
    text: () => import('../locales/fr-text.ts'),
    admin: () => import('../locales/fr-admin.ts'),
  },
  es: {
    sentences: async () => ({ words: { 'sentences.json': (await import('@redraft/sentences/es')).es } }),
    entrance: () => import('../locales/es-entrance.ts'),
    program: () => import('../locales/es-program.ts'),
    work: () => import('../locales/es-work.ts'),
    text: () => import('../locales/es-text.ts'),
    admin: () => import('../locales/es-admin.ts'),
  },
  ar: {
    sentences: async () => ({ words: { 'sentences.json': (await import('@redraft/sentences/ar')).ar } }),
    entrance: () => import('../locales/ar-entrance.ts'),
    program: () => import('../locales/ar-program.ts'),
    work: () => import('../locales/ar-work.ts'),
    text: () => import('../locales/ar-text.ts'),
    admin: () => import('../locales/ar-admin.ts'),
  },
} satisfies Record<Language, object>;
/** Parts loaded so far; changing the language loads them in the new language. */
const loadedParts = new Set<TranslationPart>();

/** The stored choice, otherwise the first of the browser's languages that is supported, otherwise the default. */
export function preferredLanguage(): ShownLanguage {
  const storedLanguage = readStored('local', languageStorageKey);
  if (isLanguage(storedLanguage)) return storedLanguage;
  const pseudoLanguage = pseudoLanguageOf(storedLanguage ?? '');
  if (pseudoLanguage !== null && getSite().hasPseudoLanguages) return pseudoLanguage;
  const browserLanguages = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return browserLanguages.find(isLanguage) ?? defaultLanguage;
}

/** Options of a text that becomes the value of a field: stored texts have no invisible marks. */
export const asFieldValue = { interpolation: { escapeValue: false }, applyPostProcessor: false } as const;

const directionProcessor: PostProcessorModule = {
  type: 'postProcessor',
  name: 'direction',
  process: (sentence) => (directionOf(i18next.language) === 'rtl' ? keepRightToLeft(sentence) : sentence),
};

export async function startI18n(...parts: readonly TranslationPart[]): Promise<void> {
  const language = preferredLanguage();
  i18next.on('languageChanged', (nextLanguage) => {
    document.documentElement.lang = pseudoLanguageOf(nextLanguage) ?? languageOfTag(nextLanguage);
    document.documentElement.dir = directionOf(nextLanguage);
  });
  await startI18nIn(language, ...parts);
}

/** The same for a chosen language, and without a page. */
export async function startI18nIn(
  language: ShownLanguage,
  ...parts: readonly TranslationPart[]
): Promise<void> {
  for (const part of parts) loadedParts.add(part);
  await i18next
    .use(initReactI18next)
    .use(directionProcessor)
    .init({
      lng: tagOf(language),
      // No fallback needed: a test checks that each message exists in each language.
      fallbackLng: false,
      supportedLngs: languages,
      // A tag may have extensions, such as its digits.
      nonExplicitSupportedLngs: true,
      defaultNS: 'common',
      resources: {},
      // React escapes HTML; this only isolates the text direction of interpolated values.
      interpolation: {
        escapeValue: true,
        escape: (text: string) =>
          isolateBidi(toDigitsUnlessWords(i18next.language, text), directionOf(i18next.language)),
      },
      postProcess: directionProcessor.name,
      returnNull: false,
    });
  await showLanguage(language);
}

/** Loads the translation parts that a page needs before it is shown. */
export async function loadTranslations(...parts: readonly TranslationPart[]): Promise<void> {
  // Registered before loading, so that a language change in the meantime loads these parts too.
  for (const part of parts) loadedParts.add(part);
  await fetchTranslations(preferredLanguage(), parts);
}

export async function chooseLanguage(language: ShownLanguage): Promise<void> {
  writeStored('local', languageStorageKey, language);
  await showLanguage(language);
}

/** The digits of pages in Arabic, on this device. */
export async function chooseDigits(system: NumberingSystem): Promise<void> {
  storeDigits(system);
  await showLanguage(preferredLanguage());
}

/** With the preferred digits of Arabic: Intl and `toDigitsOf` follow the tag. */
const tagOf = (language: ShownLanguage): string =>
  directionOf(language) === 'rtl' ? `${language}-u-nu-${preferredDigits()}` : language;

/** The texts of a language; those of pseudo-languages are made from the English ones. */
const textsOf = (language: ShownLanguage) => catalogues[isLanguage(language) ? language : 'en'];

async function showLanguage(language: ShownLanguage): Promise<void> {
  await Promise.all([fetchTranslations(language, [...loadedParts]), loadPageStyles(directionOf(language))]);
  await i18next.changeLanguage(tagOf(language));
}

async function fetchTranslations(language: ShownLanguage, parts: readonly TranslationPart[]): Promise<void> {
  const change = await loadTextChange(language);
  const files = await Promise.all(parts.map((part) => textsOf(language)[part]()));
  for (const [path, texts] of files.flatMap((file) => Object.entries(file.words))) {
    const feature = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    i18next.addResourceBundle(languageOfTag(language), feature, change(texts));
  }
}

type Texts = Readonly<Record<string, unknown>>;

async function loadTextChange(language: ShownLanguage): Promise<(texts: Texts) => Texts> {
  if (isLanguage(language)) return (texts) => texts;
  const { pseudoTexts } = await import('@redraft/sentences/pseudo');
  return (texts) => pseudoTexts(texts, language);
}
