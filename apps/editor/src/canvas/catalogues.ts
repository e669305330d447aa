import type { Catalogues } from '../i18n.ts';

const found: Catalogues = import.meta.glob('./locales/*.json', { eager: true, import: 'default' });

/** What the editors of pages of shapes say; its folder is this one. */
export const catalogues: Catalogues = Object.fromEntries(
  Object.entries(found).map(([path, texts]) => [path.replace('./', './canvas/'), texts]),
);
