import type { Catalogues } from '../../i18n.ts';

/** Translations of the spreadsheet editor. */
export const catalogues: Catalogues = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
};
