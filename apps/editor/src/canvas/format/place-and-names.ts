import type { Shape } from '../scene/scene.ts';

/** Of any shape: where it stands and what it is called. */
export const placeAndNames = ({
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
