import { fromBase64, toBase64 } from './base64.ts';

// File names travel in HTTP headers as UTF-7 (RFC 2152). Microsoft's client sends only these as they are.
const direct = /[A-Za-z0-9 '(),\-./:?]/;

/** Encodes a file name for `X-WOPI-SuggestedTarget`, `-RelativeTarget` and `-RequestedName` (spec 5 §6). */
export function encodeUtf7(text: string): string {
  let out = '';
  let run = '';
  const flush = (): void => {
    if (run !== '') out += run === '+' ? '+-' : `+${toBase64(utf16BigEndian(run), false)}-`;
    run = '';
  };
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (!direct.test(char)) {
      run += char;
      continue;
    }
    flush();
    out += char;
  }
  flush();
  return out;
}

/** Decodes a UTF-7 header value; null when it is malformed. Characters beyond ASCII stay as they are. */
export function decodeUtf7(text: string): string | null {
  let out = '';
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char !== '+') {
      out += char;
      at += 1;
      continue;
    }
    const encoded = /^[A-Za-z0-9+/]*/.exec(text.slice(at + 1))?.[0] ?? '';
    const end = at + 1 + encoded.length;
    const closed = text.charAt(end) === '-';
    if (encoded === '' && !closed) return null;
    const decoded = encoded === '' ? '+' : decodeRun(encoded);
    if (decoded === null) return null;
    out += decoded;
    at = closed ? end + 1 : end;
  }
  return out;
}

function decodeRun(encoded: string): string | null {
  const bytes = fromBase64(encoded);
  if (bytes === null) return null;
  let out = '';
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    out += String.fromCharCode(((bytes[i] ?? 0) << 8) | (bytes[i + 1] ?? 0));
  }
  return out;
}

function utf16BigEndian(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let i = 0; i < text.length; i++) {
    bytes[i * 2] = text.charCodeAt(i) >> 8;
    bytes[i * 2 + 1] = text.charCodeAt(i) & 0xff;
  }
  return bytes;
}
