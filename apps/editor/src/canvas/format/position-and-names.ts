import type { Shape } from '../scene/scene.ts';

/** Position and names that every shape has. */
export const pickPositionAndNames = ({
  name,
  alt,
  x,
  y,
  width,
  height,
  rotation,
  isFlippedX,
  isFlippedY,
}: Shape) => ({
  name,
  alt,
  x,
  y,
  width,
  height,
  rotation,
  isFlippedX,
  isFlippedY,
});
