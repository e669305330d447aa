import type { Shape } from '../scene/scene.ts';

/** The common value of the selected shapes; undefined if they differ. */
export function getCommonValue<Value>(
  shapes: readonly Shape[],
  readValue: (shape: Shape) => Value,
): Value | undefined {
  const values = new Set(shapes.map(readValue));
  const [commonValue] = values;
  return values.size === 1 ? commonValue : undefined;
}
