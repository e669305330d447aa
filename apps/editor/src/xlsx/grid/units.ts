export const pixelsPerPoint = 96 / 72;
