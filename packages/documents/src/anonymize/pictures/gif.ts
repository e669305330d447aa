import { asciiAt, hasAscii, joined } from './bytes.ts';

export function isGif(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 0, 'GIF87a') || hasAscii(bytes, 0, 'GIF89a');
}

/** Application extensions for looping and colour profiles, which stay. */
const kept: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** Block by block (GIF89a), without comments and application extensions; null if it cannot be parsed exactly. */
export function stripGif(bytes: Uint8Array): Uint8Array | null {
  let at = 13 + colorsLength(bytes[10] ?? 0);
  const pieces = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const start = at;
    const kind = bytes[at];
    if (kind === 0x3b) return joined([...pieces, bytes.subarray(at, at + 1)]);
    if (kind === 0x2c) at += 11 + colorsLength(bytes[at + 9] ?? 0);
    else if (kind === 0x21) at += 2;
    else return null;
    const end = endOfBlocks(bytes, at);
    if (end === null) return null;
    if (kind === 0x2c || isKept(bytes, start)) pieces.push(bytes.subarray(start, end));
    at = end;
  }
  return null;
}

function colorsLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function isKept(bytes: Uint8Array, start: number): boolean {
  const label = bytes[start + 1];
  if (label === 0xff) return kept.has(asciiAt(bytes, start + 3, 11));
  return label === 0x01 || label === 0xf9;
}

function endOfBlocks(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at < bytes.length; ) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return null;
}
