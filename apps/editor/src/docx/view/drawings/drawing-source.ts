import type { Media, Shape } from '../../../canvas/scene/scene.ts';
import type { TextDrawings } from '../../document/drawings/read-drawings.ts';

export interface ShownDrawing {
  shape: Shape;
  media: ReadonlyMap<string, Media>;
}

/** Finds drawings by the names of their placeholders; null for one that cannot be read or is of another document. */
export type DrawingSource = (name: string) => Promise<ShownDrawing | null>;

/**
 * Reads all drawings when the first is shown, and again when some are missing: another version of the file may have them. It reads once for all
 * that are missing at that time, and for each name only once.
 */
export function createDrawingSource(read: () => Promise<TextDrawings>): DrawingSource {
  let latest: Promise<TextDrawings> | null = null;
  const missing = new Set<string>();
  const start = (): Promise<TextDrawings> => {
    const reading = read();
    latest = reading;
    reading.catch(() => {
      // Drawings shown later are read again.
      if (latest === reading) latest = null;
    });
    return reading;
  };
  return async (name) => {
    const reading = latest ?? start();
    const drawings = await reading;
    if (drawings.shapes.has(name) || missing.has(name)) return find(name, drawings);
    missing.add(name);
    // Another name that was missing may have started it.
    return find(name, await (latest === null || latest === reading ? start() : latest));
  };
}

function find(name: string, { shapes, media }: TextDrawings): ShownDrawing | null {
  const shape = shapes.get(name) ?? null;
  return shape === null ? null : { shape, media };
}
