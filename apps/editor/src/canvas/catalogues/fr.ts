import canvas from '../locales/fr.json' with { type: 'json' };

/** French texts of the canvas editors (slides and drawings). */
export const texts = { 'canvas/locales/fr.json': canvas };
