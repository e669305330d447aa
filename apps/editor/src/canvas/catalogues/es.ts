import canvas from '../locales/es.json' with { type: 'json' };

/** Spanish texts of the canvas editors (slides and drawings). */
export const texts = { 'canvas/locales/es.json': canvas };
