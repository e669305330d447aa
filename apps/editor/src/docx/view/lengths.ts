/** Files use twentieths of a point, CSS pixels. */
export const twipsPerPixel = 15;
export const pixelsPerPoint = 4 / 3;

/** Converts file units to CSS lengths. */
export function fromTwips(twips: number): string {
  return `${round(twips / twipsPerPixel)}px`;
}

export function fromPoints(points: number): string {
  return `${round(points / 0.75)}px`;
}

/** Font sizes are in half points. */
export function fromHalfPoints(halfPoints: number): string {
  return fromPoints(halfPoints / 2);
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
