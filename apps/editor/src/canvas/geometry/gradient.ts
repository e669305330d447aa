/** The line along which a linear gradient runs, so that its ends reach the corners of the box. */
export function computeGradientLine(
  { width, height }: { width: number; height: number },
  angle: number,
): { x1: number; y1: number; x2: number; y2: number } {
  const radians = (angle * Math.PI) / 180;
  const [directionX, directionY] = [Math.cos(radians), Math.sin(radians)];
  const halfLength = (Math.abs(width * directionX) + Math.abs(height * directionY)) / 2;
  const [x, y] = [directionX * halfLength, directionY * halfLength];
  return {
    x1: Math.round(width / 2 - x),
    y1: Math.round(height / 2 - y),
    x2: Math.round(width / 2 + x),
    y2: Math.round(height / 2 + y),
  };
}

/** Distance from the centre to the farthest corner of a box of size 1. */
export function computeGradientRadius({ centerX, centerY }: { centerX: number; centerY: number }): number {
  return Math.hypot(Math.max(centerX, 1 - centerX), Math.max(centerY, 1 - centerY));
}
