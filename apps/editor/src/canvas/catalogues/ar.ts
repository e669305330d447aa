import canvas from '../locales/ar.json' with { type: 'json' };

/** Arabic texts of the canvas editors (slides and drawings). */
export const texts = { 'canvas/locales/ar.json': canvas };
