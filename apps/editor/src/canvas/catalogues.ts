import type { Catalogues } from '../i18n.ts';

const canvasCatalogues: Catalogues = import.meta.glob('./locales/*.json', { eager: true, import: 'default' });

/** Translations of the canvas editors (slides and drawings), relative to this folder. */
export const catalogues: Catalogues = Object.fromEntries(
  Object.entries(canvasCatalogues).map(([path, texts]) => [path.replace('./', './canvas/'), texts]),
);
