import { asciiAt, hasAscii, joined } from './bytes.ts';
import { exifOf, orientationOf } from './orientation.ts';

export function isWebp(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP');
}

const kept: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of the VP8X header that announce a chunk. */
const hasExif = 0x08;
const hasXmp = 0x04;

/** Chunk by chunk (RFC 9649); null if it cannot be parsed exactly. */
export function stripWebp(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = 8 + view.getUint32(4, true);
  if (whole > bytes.length) return null;
  const pieces: Uint8Array[] = [];
  let exif: Uint8Array | null = null;
  for (let at = 12; at < whole; ) {
    if (at + 8 > whole) return null;
    const length = view.getUint32(at + 4, true);
    const type = asciiAt(bytes, at, 4);
    const end = at + 8 + length + (length & 1);
    if (end > whole) return null;
    if (type === 'EXIF') exif = exifOf(orientationOf(tiffOf(bytes.subarray(at + 8, at + 8 + length))));
    if (kept.has(type)) pieces.push(bytes.slice(at, end));
    at = end;
  }
  const [head] = pieces;
  if (!head) return null;
  // Only the extended format can contain metadata.
  const isExtended = asciiAt(head, 0, 4) === 'VP8X';
  if (isExtended) head[8] = ((head[8] ?? 0) & ~(hasExif | hasXmp)) | (exif ? hasExif : 0);
  if (isExtended && exif) pieces.push(chunk('EXIF', exif));
  return chunk('RIFF', joined([new TextEncoder().encode('WEBP'), ...pieces]));
}

/** Some programs write the JPEG Exif header before it. */
function tiffOf(content: Uint8Array): Uint8Array {
  return hasAscii(content, 0, 'Exif\0\0') ? content.subarray(6) : content;
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + content.length + (content.length & 1));
  bytes.set(new TextEncoder().encode(type));
  new DataView(bytes.buffer).setUint32(4, content.length, true);
  bytes.set(content, 8);
  return bytes;
}
