import type { Catalogues } from '../i18n.ts';

/** What the editor of spreadsheets says. */
export const catalogues: Catalogues = import.meta.glob('./*/locales/*.json', {
  eager: true,
  import: 'default',
});
