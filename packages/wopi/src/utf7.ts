/**
 * File names in headers are UTF-7 (docs/editor-protocol.md#files-beside-a-file): other than plain characters are base64 of UTF-16 between `+` and
 * `-`.
 */
/** Characters that represent themselves (RFC 2152, set D and space). */
const direct = /[A-Za-z0-9 '(),\-./:?]/;
const base64 = /^[A-Za-z0-9+/]$/;

/** Null if the string is not valid UTF-7. */
export function decodeUtf7(text: string): string | null {
  let decoded = '';
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    if (character !== '+') {
      decoded += character;
      at += 1;
      continue;
    }
    let end = at + 1;
    while (base64.test(text.charAt(end))) end += 1;
    const run = end === at + 1 && text.charAt(end) === '-' ? '+' : readRun(text.slice(at + 1, end));
    if (run === null) return null;
    decoded += run;
    at = text.charAt(end) === '-' ? end + 1 : end;
  }
  return decoded;
}

function readRun(run: string): string | null {
  const bytes = bytesOf(run);
  if (bytes.length < 2) return null;
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0));
  return text.isWellFormed() ? text : null;
}

/** Decodes base64, six bits per character; the remainder at the end is padding. */
function bytesOf(run: string): number[] {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const bytes: number[] = [];
  let buffered = 0;
  let bits = 0;
  for (const character of run) {
    buffered = ((buffered << 6) | alphabet.indexOf(character)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((buffered >> bits) & 0xff);
  }
  return bytes;
}

export function encodeUtf7(text: string): string {
  let encoded = '';
  let run = '';
  const endRun = () => {
    if (run !== '') encoded += `+${writeRun(run)}-`;
    run = '';
  };
  for (const unit of text.split('')) {
    if (!direct.test(unit)) {
      run += unit;
      continue;
    }
    endRun();
    encoded += unit;
  }
  endRun();
  return encoded;
}

function writeRun(run: string): string {
  const bytes = run.split('').flatMap((unit) => [unit.charCodeAt(0) >> 8, unit.charCodeAt(0) & 0xff]);
  return btoa(String.fromCharCode(...bytes)).replace(/(?<!=)=+$/, '');
}
