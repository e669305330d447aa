import base from '../locales/de.json' with { type: 'json' };

/** German texts shared by all document types. */
export const texts: Record<string, unknown> = {
  'translation/locales/de.json': base,
  ...import.meta.glob(['../{frame,ui}/locales/de.json', '../ui/*/locales/de.json'], {
    eager: true,
    import: 'default',
  }),
};
