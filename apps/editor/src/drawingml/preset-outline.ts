import type { BoxShape, PresetShape } from '../canvas/scene/scene.ts';
import { buildOutline, type Size } from './geometry.ts';
import { getExactOutline, getOutline } from './outlines.ts';
import { findPresetGeometry } from './preset-shapes.ts';

export type OutlineValues = Pick<
  BoxShape,
  'outline' | 'preset' | 'path' | 'linePath' | 'textFrame' | 'sites'
>;

/** A preset shape of this size: by the definition of the standard unless an outline of the scene says everything about it. */
export function buildPresetOutline(preset: PresetShape, size: Size): OutlineValues {
  const outline = getOutline(preset.name);
  const isExact = getExactOutline(preset.name) !== null && preset.adjustments.length === 0;
  const geometry = isExact ? null : findPresetGeometry(preset.name, preset.adjustments);
  const data = geometry === null ? null : buildOutline(geometry, size);
  return data === null ? { outline } : { outline, preset, ...data };
}
