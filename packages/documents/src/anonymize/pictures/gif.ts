import { concatBytes, hasAscii, readAscii } from './bytes.ts';

export function isGif(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 0, 'GIF87a') || hasAscii(bytes, 0, 'GIF89a');
}

/** Introducers and labels of blocks (GIF89a, appendix A). */
const trailer = 0x3b;
const imageDescriptor = 0x2c;
const extensionIntroducer = 0x21;
const applicationExtension = 0xff;
const plainTextExtension = 0x01;
const graphicControlExtension = 0xf9;

/** Application extensions for looping and colour profiles, which stay. */
const keptExtensions: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** Block by block (GIF89a), without comments and application extensions; null if it cannot be parsed exactly. */
export function stripGif(bytes: Uint8Array): Uint8Array | null {
  let offset = 13 + colorsLength(bytes[10] ?? 0);
  const chunks = [bytes.subarray(0, offset)];
  while (offset < bytes.length) {
    const start = offset;
    const kind = bytes[offset];
    if (kind === trailer) return concatBytes([...chunks, bytes.subarray(offset, offset + 1)]);
    if (kind === imageDescriptor) offset += 11 + colorsLength(bytes[offset + 9] ?? 0);
    else if (kind === extensionIntroducer) offset += 2;
    else return null;
    const end = endOfBlocks(bytes, offset);
    if (end === null) return null;
    if (kind === imageDescriptor || isKept(bytes, start)) chunks.push(bytes.subarray(start, end));
    offset = end;
  }
  return null;
}

/** Length of a color table, from the packed fields of its descriptor. */
function colorsLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function isKept(bytes: Uint8Array, start: number): boolean {
  const label = bytes[start + 1];
  if (label === applicationExtension) return keptExtensions.has(readAscii(bytes, start + 3, 11));
  return label === plainTextExtension || label === graphicControlExtension;
}

function endOfBlocks(bytes: Uint8Array, from: number): number | null {
  for (let offset = from; offset < bytes.length; ) {
    const length = bytes[offset] ?? 0;
    offset += 1 + length;
    if (length === 0) return offset;
  }
  return null;
}
