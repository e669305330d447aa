import { defaultLanguage, isLanguage, type Language, languages } from '@redraft/sentences/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolateBidi } from './bidi-isolation.ts';
import { readStored, writeStored } from './browser-storage.ts';

export { type Language, languages };
/** The parts that texts come in: before a sign-in, in all of the program, about a class, about one text, for the running of the platform. */
export type WordPart = 'entrance' | 'program' | 'work' | 'text' | 'admin';

const storageKey = 'redraft.language';
const catalogues = {
  en: {
    sentences: async () => (await import('@redraft/sentences/en')).en,
    entrance: () => import('../locales/en-entrance.ts'),
    program: () => import('../locales/en-program.ts'),
    work: () => import('../locales/en-work.ts'),
    text: () => import('../locales/en-text.ts'),
    admin: () => import('../locales/en-admin.ts'),
  },
  de: {
    sentences: async () => (await import('@redraft/sentences/de')).de,
    entrance: () => import('../locales/de-entrance.ts'),
    program: () => import('../locales/de-program.ts'),
    work: () => import('../locales/de-work.ts'),
    text: () => import('../locales/de-text.ts'),
    admin: () => import('../locales/de-admin.ts'),
  },
} satisfies Record<Language, object>;
/** What the pages so far have asked for, to be had in another language too. */
const shown = new Set<WordPart>();

/** The stored choice, else the first language of the browser that we speak, else the default. */
export function preferredLanguage(): Language {
  const stored = readStored('local', storageKey);
  if (isLanguage(stored)) return stored;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? defaultLanguage;
}

export async function startI18n(...parts: readonly WordPart[]): Promise<void> {
  for (const part of parts) shown.add(part);
  const language = preferredLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    // Each message is there in each language: a test says so.
    fallbackLng: false,
    supportedLngs: languages,
    defaultNS: 'common',
    resources: {},
    // React escapes what it shows; this is about the direction of what stands in a sentence.
    interpolation: { escapeValue: true, escape: isolateBidi },
    returnNull: false,
  });
  i18next.on('languageChanged', (chosen) => {
    document.documentElement.lang = chosen;
  });
  await showLanguage(language);
}

/** Before a page is shown that says more than those before it. */
export async function loadWords(...parts: readonly WordPart[]): Promise<void> {
  // First of all: whoever chooses another language meanwhile gets them in that.
  for (const part of parts) shown.add(part);
  await fetchWords(preferredLanguage(), parts);
}

export async function chooseLanguage(language: Language): Promise<void> {
  writeStored('local', storageKey, language);
  await showLanguage(language);
}

async function showLanguage(language: Language): Promise<void> {
  const { sentences } = catalogues[language];
  const [loaded] = await Promise.all([sentences(), fetchWords(language, [...shown])]);
  i18next.addResourceBundle(language, 'sentences', loaded);
  await i18next.changeLanguage(language);
}

async function fetchWords(language: Language, parts: readonly WordPart[]): Promise<void> {
  const files = await Promise.all(parts.map((part) => catalogues[language][part]()));
  for (const [path, words] of files.flatMap((file) => Object.entries(file.words))) {
    const feature = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    i18next.addResourceBundle(language, feature, words);
  }
}
