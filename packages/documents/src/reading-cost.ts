/** Tags, and characters that are written as entities: reading a text takes time by these, half a microsecond each at worst. */
export const defaultMaxMarks = 400_000;

const lessThan = 0x3c;
const ampersand = 0x26;

/** Whether parts of a text can be read in a quarter of a second; 352 pages with a run for each line have a fifth of these marks. */
export function isReadable(parts: readonly Uint8Array[], max: number = defaultMaxMarks): boolean {
  // None holds more marks than bytes: only large texts are looked through.
  if (parts.reduce((sum, part) => sum + part.length, 0) <= max) return true;
  let left = max;
  for (const part of parts) {
    for (let at = 0; at < part.length; at++) {
      const byte = part[at];
      if (byte === lessThan || byte === ampersand) left -= 1;
    }
    if (left < 0) return false;
  }
  return true;
}
