import {
  type Direction,
  directionOf,
  type Language,
  languageOfTag,
  type PseudoLanguage,
  pseudoLanguageOf,
} from '@redraft/sentences/languages';
import i18next, { type TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import { sharedCatalogues } from './catalogues/index.ts';

export type { Language };

/** By path: each folder may have translations, `<folder>/locales/<language>.json`; its name is the namespace: `t('notes:insert')`. */
type Texts = Readonly<Record<string, unknown>>;

/** The translations of a document type; only those of the reader's language are loaded. */
export type Catalogues = Readonly<Record<Language, () => Promise<{ texts: Texts }>>>;

/** Texts by namespace. */
export function groupByNamespace(texts: Texts): Record<string, object> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([path, words]) => {
      const [, folder] = /([^/]+)\/locales\/\w+\.json$/.exec(path) ?? [];
      return folder !== undefined && typeof words === 'object' && words !== null ? [[folder, words]] : [];
    }),
  );
}

/** The language of a page for a BCP 47 tag. */
export const pageLanguageOf = (tag: string): Language | PseudoLanguage =>
  pseudoLanguageOf(tag) ?? languageOfTag(tag);

/** The texts of pseudo-languages are made from the English ones. */
async function loadCatalogue(catalogues: Catalogues, tag: string): Promise<Record<string, object>> {
  const pseudoLanguage = pseudoLanguageOf(tag);
  if (pseudoLanguage === null) return groupByNamespace((await catalogues[languageOfTag(tag)]()).texts);
  const [{ texts }, { pseudoTexts }] = await Promise.all([
    catalogues.en(),
    import('@redraft/sentences/pseudo'),
  ]);
  return groupByNamespace(pseudoTexts(texts, pseudoLanguage));
}

/** `kindCatalogues`: the translations of the document type. */
export async function loadTexts(
  language: Language | PseudoLanguage,
  kindCatalogues?: Catalogues,
): Promise<TFunction> {
  const [shared, own] = await Promise.all([
    loadCatalogue(sharedCatalogues, language),
    kindCatalogues && loadCatalogue(kindCatalogues, language),
  ]);
  return i18next.init({
    lng: language,
    // Not needed: a test checks that each text exists in each language.
    fallbackLng: false,
    resources: { [language]: { ...shared, ...own } },
    interpolation: { escapeValue: false },
  });
}

/** Adds the texts of another document type to those that are shown. */
export async function addTexts(catalogues: Catalogues): Promise<void> {
  const { language } = i18next;
  for (const [namespace, words] of Object.entries(await loadCatalogue(catalogues, language)))
    if (!i18next.hasResourceBundle(language, namespace))
      i18next.addResourceBundle(language, namespace, words);
}

const TextsContext = createContext<TFunction | null>(null);
export const TextsProvider = TextsContext.Provider;

export function useTexts(): TFunction {
  const t = useContext(TextsContext);
  if (t === null) throw new Error('useTexts needs a TextsProvider');
  return t;
}

/** The direction of the page's own texts: for those within parts that are laid out from left to right in every language, such as menus over a sheet. */
export function getPageDirection(): Direction {
  // Undefined before the texts are loaded.
  return directionOf(i18next.language ?? '');
}

/** The language of the page, for numbers and names formatted by the browser. */
export function useLanguage(): string {
  // The language stays the same for the life of the page.
  return i18next.language;
}
