import { areEqual } from './bytes.ts';
import { isGif, stripGif } from './gif.ts';
import { isJpeg, stripJpeg } from './jpeg.ts';
import { isPng, stripPng } from './png.ts';
import { isWebp, stripWebp } from './webp.ts';

/**
 * Removes metadata from a picture: camera, location, software, people, comments. The compressed image data, its colours and its orientation stay
 * unchanged. Returns the same bytes for other formats, and for a picture that cannot be parsed exactly: a damaged picture would be worse than its
 * metadata.
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
