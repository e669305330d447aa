import { defaultLanguage, type Language } from '@redraft/sentences/languages';
import i18next, { type TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type { Language };

const base: Record<Language, object> = { en, de };

/** By path: each folder may have translations, `<folder>/locales/<language>.json`; its name is the namespace: `t('notes:insert')`. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Shared by all document types. */
const sharedCatalogues: Catalogues = import.meta.glob(
  ['./{frame,ui}/locales/*.json', './ui/*/locales/*.json'],
  {
    eager: true,
    import: 'default',
  },
);

type Namespaces = Record<string, object>;

export function groupByLanguage(kindCatalogues: Catalogues): Record<Language, Namespaces> {
  const all = Object.entries({ ...sharedCatalogues, ...kindCatalogues });
  const collectNamespaces = (language: Language): Namespaces => ({
    translation: base[language],
    ...Object.fromEntries(
      all.flatMap(([path, texts]) => {
        const [, folder, fileLanguage] = /([^/]+)\/locales\/(\w+)\.json$/.exec(path) ?? [];
        return folder !== undefined && fileLanguage === language ? [[folder, texts]] : [];
      }),
    ),
  });
  return { en: collectNamespaces('en'), de: collectNamespaces('de') };
}

/** `kindCatalogues`: the translations of the document type. */
export async function loadTexts(language: Language, kindCatalogues: Catalogues = {}): Promise<TFunction> {
  const resources = groupByLanguage(kindCatalogues);
  return i18next.init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources,
    interpolation: { escapeValue: false },
  });
}

const TextsContext = createContext<TFunction | null>(null);
export const TextsProvider = TextsContext.Provider;

export function useTexts(): TFunction {
  const t = useContext(TextsContext);
  if (t === null) throw new Error('useTexts needs a TextsProvider');
  return t;
}

/** The language of the page, for numbers and names formatted by the browser. */
export function useLanguage(): string {
  // The language stays the same for the life of the page.
  return i18next.language;
}
