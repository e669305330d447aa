import base from '../locales/es.json' with { type: 'json' };

/** Spanish texts shared by all document types. */
export const texts: Record<string, unknown> = {
  'translation/locales/es.json': base,
  ...import.meta.glob(['../{frame,ui}/locales/es.json', '../ui/*/locales/es.json'], {
    eager: true,
    import: 'default',
  }),
};
