import { areEqual } from './bytes.ts';
import { isGif, stripGif } from './gif.ts';
import { isJpeg, stripJpeg } from './jpeg.ts';
import { isPng, stripPng } from './png.ts';
import { isWebp, stripWebp } from './webp.ts';

/**
 * A picture without what was written about it: camera, place, program, people, comments. Compressed pixels are taken over byte by
 * byte, with their colours and how the picture is turned. The same bytes for a picture of another kind, and for one that cannot be
 * read exactly: half a picture would be worse than what it may say.
 */
export function stripPictureMetadata(bytes: Uint8Array, crc32: (bytes: Uint8Array) => number): Uint8Array {
  const cleaned = cleanPicture(bytes, crc32);
  return cleaned === null || areEqual(cleaned, bytes) ? bytes : cleaned;
}

function cleanPicture(bytes: Uint8Array, crc32: (bytes: Uint8Array) => number): Uint8Array | null {
  if (isJpeg(bytes)) return stripJpeg(bytes);
  if (isPng(bytes)) return stripPng(bytes, crc32);
  if (isGif(bytes)) return stripGif(bytes);
  return isWebp(bytes) ? stripWebp(bytes) : null;
}
