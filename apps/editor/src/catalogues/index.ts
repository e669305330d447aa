import type { Catalogues } from '../i18n.ts';

/** Translations shared by all document types. */
export const sharedCatalogues: Catalogues = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
};
