import base from '../locales/en.json' with { type: 'json' };

/** English texts shared by all document types. */
export const texts: Record<string, unknown> = {
  'translation/locales/en.json': base,
  ...import.meta.glob(['../{frame,ui}/locales/en.json', '../ui/*/locales/en.json'], {
    eager: true,
    import: 'default',
  }),
};
