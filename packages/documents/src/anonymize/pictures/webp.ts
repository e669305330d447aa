import { concatBytes, hasAscii, readAscii } from './bytes.ts';
import { createExif, readOrientation } from './orientation.ts';

export function isWebp(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP');
}

const keptChunks: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of the VP8X header that announce a chunk. */
const hasExif = 0x08;
const hasXmp = 0x04;

/** Chunk by chunk (RFC 9649); null if it cannot be parsed exactly. */
export function stripWebp(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fileEnd = 8 + view.getUint32(4, true);
  if (fileEnd > bytes.length) return null;
  const chunks: Uint8Array[] = [];
  let exif: Uint8Array | null = null;
  for (let offset = 12; offset < fileEnd; ) {
    if (offset + 8 > fileEnd) return null;
    const length = view.getUint32(offset + 4, true);
    const type = readAscii(bytes, offset, 4);
    const end = offset + 8 + length + (length & 1);
    if (end > fileEnd) return null;
    if (type === 'EXIF')
      exif = createExif(readOrientation(getTiff(bytes.subarray(offset + 8, offset + 8 + length))));
    if (keptChunks.has(type)) chunks.push(bytes.slice(offset, end));
    offset = end;
  }
  const [head] = chunks;
  if (!head) return null;
  // Only the extended format can contain metadata.
  const isExtended = readAscii(head, 0, 4) === 'VP8X';
  if (isExtended) head[8] = ((head[8] ?? 0) & ~(hasExif | hasXmp)) | (exif ? hasExif : 0);
  if (isExtended && exif) chunks.push(chunk('EXIF', exif));
  return chunk('RIFF', concatBytes([new TextEncoder().encode('WEBP'), ...chunks]));
}

/** Some programs write the JPEG Exif header before it. */
function getTiff(content: Uint8Array): Uint8Array {
  return hasAscii(content, 0, 'Exif\0\0') ? content.subarray(6) : content;
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + content.length + (content.length & 1));
  bytes.set(new TextEncoder().encode(type));
  new DataView(bytes.buffer).setUint32(4, content.length, true);
  bytes.set(content, 8);
  return bytes;
}
