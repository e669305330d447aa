import type { Media } from '../scene/scene.ts';
import { bytesOf, type Package } from './package.ts';
import { pictureType } from './picture-types.ts';

/** The pictures that shapes refer to; each is inflated once. */
export interface MediaShelf {
  /** The scene's name for this part; null if there is no such part. */
  take: (part: string) => string | null;
  all: ReadonlyMap<string, Media>;
}

export function mediaShelf(pack: Package): MediaShelf {
  const all = new Map<string, Media>();
  return {
    all,
    take: (part) => {
      if (all.has(part)) return part;
      const type = pictureType(part);
      const bytes = type === null ? null : safely(() => bytesOf(pack, part));
      if (bytes === null || type === null) return null;
      all.set(part, { bytes, type });
      return part;
    },
  };
}

/** A picture that does not match its checksum counts as missing; the slide is still shown. */
function safely<Value>(read: () => Value | null): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
