const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map([...alphabet].map((char, value) => [char, value]));

/** Standard base64; `padded: false` leaves the `=` away, as UTF-7 wants it. */
export function toBase64(bytes: Uint8Array, padded = true): string {
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    out += alphabet.charAt((group >> 18) & 63) + alphabet.charAt((group >> 12) & 63);
    out += left > 1 ? alphabet.charAt((group >> 6) & 63) : padded ? '=' : '';
    out += left > 2 ? alphabet.charAt(group & 63) : padded ? '=' : '';
  }
  return out;
}

/** The bytes of a base64 text with or without padding, or null if it is none. */
export function fromBase64(text: string): Uint8Array | null {
  const body = text.replace(/={1,2}$/, '');
  if (body.length % 4 === 1) return null;
  const out = new Uint8Array(Math.floor((body.length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (const char of body) {
    const value = values.get(char);
    if (value === undefined) return null;
    buffer = ((buffer << 6) | value) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    out[at++] = (buffer >> bits) & 0xff;
  }
  return out;
}
