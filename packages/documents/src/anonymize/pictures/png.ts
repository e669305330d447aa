import { concatBytes, readAscii } from './bytes.ts';
import { createExif, readOrientation } from './orientation.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Ancillary chunks that affect the appearance: colours, transparency, print size, animation. */
const keptChunks: ReadonlySet<string> = new Set([
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
  const chunks = [bytes.subarray(0, signature.length)];
  let offset = signature.length;
  for (;;) {
    if (offset + 12 > bytes.length) return null;
    const length = view.getUint32(offset);
    const type = readAscii(bytes, offset + 4, 4);
    const end = offset + 12 + length;
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return null;
    if (/^[A-Z]/.test(type) || keptChunks.has(type)) chunks.push(bytes.subarray(offset, end));
    else if (type === 'eXIf')
      chunks.push(...createOrientationChunks(bytes.subarray(offset + 8, end - 4), crc32));
    // Data after it is not part of the picture.
    if (type === 'IEND') return concatBytes(chunks);
    offset = end;
  }
}

function createOrientationChunks(tiff: Uint8Array, crc32: (bytes: Uint8Array) => number): Uint8Array[] {
  const exif = createExif(readOrientation(tiff));
  if (!exif) return [];
  const content = concatBytes([new TextEncoder().encode('eXIf'), exif]);
  const chunk = new Uint8Array(content.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, exif.length);
  chunk.set(content, 4);
  view.setUint32(chunk.length - 4, crc32(content));
  return [chunk];
}
