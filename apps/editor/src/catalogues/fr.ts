import base from '../locales/fr.json' with { type: 'json' };

/** French texts shared by all document types. */
export const texts: Record<string, unknown> = {
  'translation/locales/fr.json': base,
  ...import.meta.glob(['../{frame,ui}/locales/fr.json', '../ui/*/locales/fr.json'], {
    eager: true,
    import: 'default',
  }),
};
