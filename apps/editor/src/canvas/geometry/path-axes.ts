/**
 * Meaning of the parameters of each SVG path command, by its capital letter: `x` and `y` are coordinates, `r` and `s` are horizontal and vertical
 * lengths, `-` is neither.
 */
export const pathAxes: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  T: 'xy',
  A: 'rs---xy',
  Z: '',
};

/** Scale factor of a number on that axis. */
export function getAxisScale(axis: string | undefined, scale: { x: number; y: number }): number {
  if (axis === 'x' || axis === 'r') return scale.x;
  return axis === 'y' || axis === 's' ? scale.y : 1;
}
