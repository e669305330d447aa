const utf8 = new TextDecoder();
const littleEndian = new TextDecoder('utf-16le');
const bigEndian = new TextDecoder('utf-16be');
const declaredEncoding = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/;

/** The text of an XML part; `isPlain` if every program decodes the same text from the bytes. Null if it is not XML. */
export function readXmlBytes(bytes: Uint8Array): { xml: string; isPlain: boolean } | null {
  const [first = 0, second = 0] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  if (isLittle || isBig) return { xml: (isLittle ? littleEndian : bigEndian).decode(bytes), isPlain: false };
  if (!startsLikeXml(bytes)) return null;
  const xml = utf8.decode(bytes);
  const encoding = declaredEncoding.exec(xml.slice(0, 200))?.[1] ?? 'utf-8';
  return { xml, isPlain: /^(utf-?8|us-ascii)$/i.test(encoding) };
}

/** Encodes XML as UTF-8, with a declaration. */
export function writeXmlBytes(xml: string): Uint8Array {
  return new TextEncoder().encode(
    xml.replace(/^(\s*<\?xml\s[^>]*?encoding\s*=\s*["'])[^"']*(["'])/, '$1UTF-8$2'),
  );
}

function startsLikeXml(bytes: Uint8Array): boolean {
  let offset = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (isSpace(bytes[offset])) offset++;
  return bytes[offset] === 0x3c;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
