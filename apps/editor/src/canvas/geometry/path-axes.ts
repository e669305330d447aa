/**
 * What the numbers of a command of SVG path data are, by the command in capitals: `x` and `y` lead to a place, `r` and `s` are lengths across and
 * down, `-` is neither.
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

/** By how much a number on that axis grows. */
export function scaleOn(axis: string | undefined, scale: { x: number; y: number }): number {
  if (axis === 'x' || axis === 'r') return scale.x;
  return axis === 'y' || axis === 's' ? scale.y : 1;
}
