import base from '../locales/ar.json' with { type: 'json' };

/** Arabic texts shared by all document types. */
export const texts: Record<string, unknown> = {
  'translation/locales/ar.json': base,
  ...import.meta.glob(['../{frame,ui}/locales/ar.json', '../ui/*/locales/ar.json'], {
    eager: true,
    import: 'default',
  }),
};
