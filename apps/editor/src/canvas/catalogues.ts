import type { Catalogues } from '../i18n.ts';

const found: Catalogues = import.meta.glob('./locales/*.json', { eager: true, import: 'default' });

/** Translations of the canvas editors (slides and drawings), relative to this folder. */
export const catalogues: Catalogues = Object.fromEntries(
  Object.entries(found).map(([path, texts]) => [path.replace('./', './canvas/'), texts]),
);
