/** Decodes UTF-8, else Windows-1252, which spreadsheet programs and some school systems write. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (cause instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw cause;
  }
}
