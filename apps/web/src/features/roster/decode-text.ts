/**
 * Decodes a file of unknown encoding: by byte order mark, else UTF-16 if every second byte is zero, else UTF-8, else Windows-1252, which spreadsheet
 * programs still write.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** E-mail addresses and separators are ASCII: in UTF-16 the same one of their two bytes is always zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 2 || bytes.length % 2 === 1) return null;
  const start = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 2 / 4;
  if (odd > many && even * 4 < odd) return 'utf-16le';
  return even > many && odd * 4 < even ? 'utf-16be' : null;
}
