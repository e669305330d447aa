import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import * as english from '../locales/index.ts';
import { readStored, writeStored } from './browser-storage.ts';
import { installZodMessages } from './zod-messages.ts';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'redraft.language';
const germanFiles = import.meta.glob<{ default: Record<string, unknown> }>('../locales/de/*.json');

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

export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: languages,
    ns: Object.keys(english),
    defaultNS: 'common',
    resources: { en: english },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  installZodMessages();
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await showLanguage(preferredLanguage());
}

export async function chooseLanguage(language: Language): Promise<void> {
  writeStored('local', storageKey, language);
  await showLanguage(language);
}

async function showLanguage(language: Language): Promise<void> {
  if (language === 'de') await loadGerman();
  await i18next.changeLanguage(language);
}

async function loadGerman(): Promise<void> {
  const files = Object.entries(germanFiles);
  await Promise.all(
    files.map(async ([path, load]) => {
      const feature = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
      i18next.addResourceBundle('de', feature, (await load()).default, true, true);
    }),
  );
}
