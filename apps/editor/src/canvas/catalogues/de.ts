import canvas from '../locales/de.json' with { type: 'json' };

/** German texts of the canvas editors (slides and drawings). */
export const texts = { 'canvas/locales/de.json': canvas };
