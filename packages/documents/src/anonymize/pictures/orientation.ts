/** Orientation of a picture (EXIF 2.3, tag 0x0112): the only EXIF value that affects its display. */

const orientationTag = 0x0112;
const upright = 1;
const last = 8;
/** More tags than a camera writes; bounds the time for a damaged count. */
const maxTags = 512;

/** 1 if missing or invalid. */
export function readOrientation(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 14) return upright;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return upright;
  const isLittle = order === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return upright;
  const count = Math.min(view.getUint16(directory, isLittle), maxTags);
  for (let index = 0; index < count; index++) {
    const offset = directory + 2 + 12 * index;
    if (offset + 12 > tiff.length) return upright;
    if (view.getUint16(offset, isLittle) !== orientationTag) continue;
    const value = view.getUint16(offset + 8, isLittle);
    return value >= upright && value <= last ? value : upright;
  }
  return upright;
}

/** An EXIF block with only the orientation; null if it is upright. */
export function createExif(orientation: number): Uint8Array | null {
  if (orientation === upright) return null;
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientationTag);
  // One 16-bit number.
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return bytes;
}
