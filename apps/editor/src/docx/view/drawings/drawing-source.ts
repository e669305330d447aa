import type { Media, Shape } from '../../../canvas/scene/scene.ts';
import type { TextDrawings } from '../../document/drawings/read-drawings.ts';

export interface ShownDrawing {
  shape: Shape;
  media: ReadonlyMap<string, Media>;
}

/** Finds drawings by the names of their placeholders; null for one of another document. */
export type DrawingSource = (name: string) => Promise<ShownDrawing | null>;

/** Reads all drawings when the first is shown, and again when one is missing: another version of the file may have it. */
export function createDrawingSource(read: () => Promise<TextDrawings>): DrawingSource {
  let latest: Promise<TextDrawings> | null = null;
  const missing = new Set<string>();
  const find = async (name: string, reading: Promise<TextDrawings>): Promise<ShownDrawing | null> => {
    const { shapes, media } = await reading;
    const shape = shapes.get(name);
    return shape === undefined ? null : { shape, media };
  };
  return async (name) => {
    latest ??= read();
    const found = await find(name, latest);
    if (found !== null || missing.has(name)) return found;
    missing.add(name);
    latest = read();
    return find(name, latest);
  };
}
