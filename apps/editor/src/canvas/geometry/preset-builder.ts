import type { Size } from '../../drawingml/geometry.ts';
import type { buildPresetOutline, OutlineValues } from '../../drawingml/preset-outline.ts';
import type { PresetShape } from '../scene/scene.ts';

/** The definitions of preset shapes are large: they are loaded when the first of these shapes is selected or offered. */
let build: typeof buildPresetOutline | null = null;

export async function loadPresetBuilder(): Promise<typeof buildPresetOutline> {
  build ??= (await import('../../drawingml/preset-outline.ts')).buildPresetOutline;
  return build;
}

/** The outline in another size; null as long as the definitions are missing. */
export function rebuildPresetOutline(preset: PresetShape, size: Size): OutlineValues | null {
  return build === null ? null : build(preset, size);
}
