/** Maximum number of tags and entities: reading takes up to half a microsecond for each. */
export const defaultMaxMarks = 400_000;

const lessThan = 0x3c;
const ampersand = 0x26;

/** Whether parts of a text can be read in a quarter of a second; 352 pages with one run per line have a fifth of this number. */
export function isReadable(parts: readonly Uint8Array[], max: number = defaultMaxMarks): boolean {
  // No part has more marks than bytes: only large texts are counted.
  if (parts.reduce((sum, part) => sum + part.length, 0) <= max) return true;
  let left = max;
  for (const part of parts) {
    for (let offset = 0; offset < part.length; offset++) {
      const byte = part[offset];
      if (byte === lessThan || byte === ampersand) left -= 1;
    }
    if (left < 0) return false;
  }
  return true;
}
