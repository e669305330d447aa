import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, writeStored } from './browser-storage.ts';
import { isolated } from './isolated-words.ts';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
type Extent = 'entrance' | 'all';

const storageKey = 'redraft.language';
const catalogues = {
  en: {
    entrance: () => import('../locales/en-entrance.ts'),
    others: () => import('../locales/en.ts'),
    sentences: async () => (await import('@redraft/sentences/en')).en,
  },
  de: {
    entrance: () => import('../locales/de-entrance.ts'),
    others: () => import('../locales/de.ts'),
    sentences: async () => (await import('@redraft/sentences/de')).de,
  },
};
let extent: Extent = 'entrance';

function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** The stored choice, else the first language of the browser that we speak, else English. */
export function preferredLanguage(): Language {
  const stored = readStored('local', storageKey);
  if (isLanguage(stored)) return stored;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

export async function startI18n(needed: Extent): Promise<void> {
  extent = needed;
  const language = preferredLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    // Each message is there in each language: a test says so.
    fallbackLng: false,
    supportedLngs: languages,
    defaultNS: 'common',
    resources: {},
    // React escapes what it shows; this is about the direction of what stands in a sentence.
    interpolation: { escapeValue: true, escape: isolated },
    returnNull: false,
  });
  i18next.on('languageChanged', (chosen) => {
    document.documentElement.lang = chosen;
  });
  await showLanguage(language);
}

/** When a page is to be shown that is not of the entrance. */
export async function loadAllWords(): Promise<void> {
  extent = 'all';
  await loadWords(preferredLanguage());
}

export async function chooseLanguage(language: Language): Promise<void> {
  writeStored('local', storageKey, language);
  await showLanguage(language);
}

async function showLanguage(language: Language): Promise<void> {
  await loadWords(language);
  await i18next.changeLanguage(language);
}

async function loadWords(language: Language): Promise<void> {
  const { entrance, others, sentences } = catalogues[language];
  const [said, ...loaded] = await Promise.all([
    sentences(),
    entrance(),
    ...(extent === 'all' ? [others()] : []),
  ]);
  i18next.addResourceBundle(language, 'sentences', said);
  for (const [path, words] of loaded.flatMap((file) => Object.entries(file.words))) {
    const feature = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    i18next.addResourceBundle(language, feature, words);
  }
}
