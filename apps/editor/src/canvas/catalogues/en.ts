import canvas from '../locales/en.json' with { type: 'json' };

/** English texts of the canvas editors (slides and drawings). */
export const texts = { 'canvas/locales/en.json': canvas };
