import { asciiAt, joined } from './bytes.ts';
import { exifOf, orientationOf } from './orientation.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Ancillary chunks that affect the appearance: colours, transparency, print size, animation. */
const kept: ReadonlySet<string> = new Set([
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'hIST',
  'pHYs',
  'sPLT',
  'acTL',
  'fcTL',
  'fdAT',
]);

/** Chunk by chunk (PNG, third edition, clause 5); null if it cannot be parsed exactly. */
export function stripPng(bytes: Uint8Array, crc32: (bytes: Uint8Array) => number): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces = [bytes.subarray(0, signature.length)];
  let at = signature.length;
  for (;;) {
    if (at + 12 > bytes.length) return null;
    const length = view.getUint32(at);
    const type = asciiAt(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return null;
    if (/^[A-Z]/.test(type) || kept.has(type)) pieces.push(bytes.subarray(at, end));
    else if (type === 'eXIf') pieces.push(...turned(bytes.subarray(at + 8, end - 4), crc32));
    // Data after it is not part of the picture.
    if (type === 'IEND') return joined(pieces);
    at = end;
  }
}

function turned(tiff: Uint8Array, crc32: (bytes: Uint8Array) => number): Uint8Array[] {
  const exif = exifOf(orientationOf(tiff));
  if (!exif) return [];
  const content = joined([new TextEncoder().encode('eXIf'), exif]);
  const chunk = new Uint8Array(content.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, exif.length);
  chunk.set(content, 4);
  view.setUint32(chunk.length - 4, crc32(content));
  return [chunk];
}
