import type { Media } from '../scene/scene.ts';
import { type Package, readPartBytes } from './package.ts';
import { getPictureType } from './picture-types.ts';

/** The pictures that shapes refer to; each is inflated once. */
export interface MediaReader {
  /** The scene's name for this part; null if there is no such part. */
  readMedia: (part: string) => string | null;
  allMedia: ReadonlyMap<string, Media>;
}

export function createMediaReader(officePackage: Package): MediaReader {
  const allMedia = new Map<string, Media>();
  return {
    allMedia,
    readMedia: (part) => {
      if (allMedia.has(part)) return part;
      const type = getPictureType(part);
      const bytes = type === null ? null : readOrNull(() => readPartBytes(officePackage, part));
      if (bytes === null || type === null) return null;
      allMedia.set(part, { bytes, type });
      return part;
    },
  };
}

/** A picture that does not match its checksum counts as missing; the slide is still shown. */
function readOrNull<Value>(read: () => Value | null): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
