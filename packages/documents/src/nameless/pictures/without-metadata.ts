import { areEqual } from './bytes.ts';
import { gifWithoutMetadata, isGif } from './gif.ts';
import { isJpeg, jpegWithoutMetadata } from './jpeg.ts';
import { isPng, pngWithoutMetadata } from './png.ts';
import { isWebp, webpWithoutMetadata } from './webp.ts';

/**
 * A picture without what was written about it: camera, place, program, people, comments. Compressed pixels are taken over byte by
 * byte, with their colours and how the picture is turned. The same bytes for a picture of another kind, and for one that cannot be
 * read exactly: half a picture would be worse than what it may say.
 */
export function pictureWithoutMetadata(bytes: Uint8Array, crc32: (bytes: Uint8Array) => number): Uint8Array {
  const cleaned = cleanedPicture(bytes, crc32);
  return cleaned === null || areEqual(cleaned, bytes) ? bytes : cleaned;
}

function cleanedPicture(bytes: Uint8Array, crc32: (bytes: Uint8Array) => number): Uint8Array | null {
  if (isJpeg(bytes)) return jpegWithoutMetadata(bytes);
  if (isPng(bytes)) return pngWithoutMetadata(bytes, crc32);
  if (isGif(bytes)) return gifWithoutMetadata(bytes);
  return isWebp(bytes) ? webpWithoutMetadata(bytes) : null;
}
