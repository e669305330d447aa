import type { Catalogues } from '../i18n.ts';

/** Translations of the spreadsheet editor. */
export const catalogues: Catalogues = import.meta.glob('./*/locales/*.json', {
  eager: true,
  import: 'default',
});
