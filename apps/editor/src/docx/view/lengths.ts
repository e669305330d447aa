/** Files count in twentieths of a point, CSS in pixels. */
export const twipsPerPixel = 15;

/** Lengths of a file in CSS pixels. */
export function fromTwips(twips: number): string {
  return `${round(twips / twipsPerPixel)}px`;
}

export function fromPoints(points: number): string {
  return `${round(points / 0.75)}px`;
}

/** Sizes of letters are counted in half points. */
export function fromHalfPoints(halfPoints: number): string {
  return fromPoints(halfPoints / 2);
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
