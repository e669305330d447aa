import type { ZipCodec } from './codec.ts';
import { DocumentError } from './errors.ts';
import { inflateEntry, readZip } from './zip-read.ts';

export interface Picture {
  bytes: Uint8Array;
  type: 'image/png' | 'image/jpeg';
}

/** A page thumbnail has a few kilobytes; a larger one is rejected. */
const maxBytes = 200 * 1024;
const maxSide = 2048;

const thumbnailNames = /^(docProps\/thumbnail\.(jpe?g|png)|Thumbnails\/thumbnail\.png)$/i;

/** The thumbnail embedded in the file, if it is a valid and small picture. */
export function embeddedThumbnail(bytes: Uint8Array, codec: ZipCodec): Picture | null {
  try {
    const entry = readZip(bytes).find(({ name, size }) => thumbnailNames.test(name) && size <= maxBytes);
    return entry ? readPicture(inflateEntry(entry, codec)) : null;
  } catch (cause) {
    if (cause instanceof DocumentError) return null;
    throw cause;
  }
}

function readPicture(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = isPng(view) ? 'image/png' : isJpeg(view) ? 'image/jpeg' : null;
  if (!type) return null;
  const size = type === 'image/png' ? sizeOfPng(view) : sizeOfJpeg(view);
  const isSmall = size !== null && size.width > 0 && size.width <= maxSide && size.height <= maxSide;
  return isSmall && size.height > 0 ? { bytes, type } : null;
}

function isPng(view: DataView): boolean {
  return view.byteLength > 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a;
}

function sizeOfPng(view: DataView): { width: number; height: number } | null {
  if (view.getUint32(12) !== 0x49484452) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function isJpeg(view: DataView): boolean {
  return view.byteLength > 4 && view.getUint16(0) === 0xffd8 && view.getUint8(2) === 0xff;
}

/** From the first frame header: segments follow each other. */
function sizeOfJpeg(view: DataView): { width: number; height: number } | null {
  for (let offset = 2; offset + 9 <= view.byteLength; ) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    // C4, C8 and CC look like frame headers but are other segments.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}
