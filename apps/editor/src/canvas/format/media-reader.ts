import type { Media } from '../scene/scene.ts';
import { getPictureType, getVideoType } from './media-types.ts';
import { type Package, readPartBytes } from './package.ts';

/** The pictures that shapes refer to; each is inflated once. */
export interface MediaReader {
  /** The scene's name for this part; null if there is no such part. */
  readMedia: (part: string) => string | null;
  /** The same for a video that browsers play; also null beyond the limit for all videos of a file. */
  readVideo: (part: string) => string | null;
  allMedia: ReadonlyMap<string, Media>;
}

/** Of all videos of a file together, which are held in memory while it is open: a file has at most 50 MB. */
export const maxVideoBytes = 32_000_000;

export function createMediaReader(officePackage: Package): MediaReader {
  const allMedia = new Map<string, Media>();
  let remainingBytes = maxVideoBytes;
  const load = (part: string, type: string | null): string | null => {
    const bytes = type === null ? null : readOrNull(() => readPartBytes(officePackage, part));
    if (bytes === null || type === null) return null;
    allMedia.set(part, { bytes, type });
    return part;
  };
  return {
    allMedia,
    readMedia: (part) => (allMedia.has(part) ? part : load(part, getPictureType(part))),
    readVideo: (part) => {
      if (allMedia.has(part)) return part;
      const size = officePackage.entries.get(part)?.size ?? Number.POSITIVE_INFINITY;
      const name = size > remainingBytes ? null : load(part, getVideoType(part));
      if (name !== null) remainingBytes -= size;
      return name;
    },
  };
}

/** A picture or video that does not match its checksum counts as missing; the slide is still shown. */
function readOrNull<Value>(read: () => Value | null): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
