import { concatBytes } from '../anonymize/pictures/bytes.ts';
import { fflateCodec } from '../fflate-codec.ts';

/** A small picture of each format, as programs write them, and typical metadata. */

const utf8 = new TextEncoder();
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** With several scans, so that there are tables between compressed data. */
export const jpeg = fromBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wgARCAADAAUDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAH/2gAMAwEAAhADEAAAAQX/xAAWEAEBAQAAAAAAAAAAAAAAAAABAhH/2gAIAQEAAQUCkM//xAAWEQEBAQAAAAAAAAAAAAAAAAABACH/2gAIAQMBAT8BHL//xAAWEQADAAAAAAAAAAAAAAAAAAAAATH/2gAIAQIBAT8BUP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEABj8Cf//EABUQAQEAAAAAAAAAAAAAAAAAAABB/9oACAEBAAE/IYj/2gAMAwEAAgADAAAAEPv/xAAXEQADAQAAAAAAAAAAAAAAAAAAAREh/9oACAEDAQE/EHRp/8QAFhEBAQEAAAAAAAAAAAAAAAAAAQAR/9oACAECAQE/ECYv/8QAFhAAAwAAAAAAAAAAAAAAAAAAAAEx/9oACAEBAAE/EG4n/9k=',
);
export const gif = fromBase64(
  'R0lGODdhBQADAIMAAMig8JagtGSgeMhQeJZQWmRQPDKgPACgADJQHgBQAMgAAJYAAGQAADIAAAAAAAAAACwAAAAABQADAAAIFAAdNGCwQEECBAUIDDhgQEAAAAEBADs=',
);
export const webp = fromBase64(
  'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoFAAMAB0CWJbACdAEO9sTIAP5BE6rUSDQSivBfaQF/KHkKu74ow5UeAAA=',
);
export const png = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAIAAADUVFKvAAAAG0lEQVR4nGNkYGAwQkIsDAEMDAxycATn20AQADvMArz7qBMUAAAAAElFTkSuQmCC',
);

/** A camera's EXIF block with orientation and author. */
export function exif({ orientation, name }: { orientation: number; name: string }): Uint8Array {
  const artist = utf8.encode(`${name}\0`);
  const bytes = new Uint8Array(38 + artist.length);
  const view = new DataView(bytes.buffer);
  bytes.set(utf8.encode('II*\0'));
  view.setUint32(4, 8, true);
  view.setUint16(8, 2, true);
  for (const [index, [tag, type, count, value]] of [
    [0x0112, 3, 1, orientation] as const,
    [0x013b, 2, artist.length, 38] as const,
  ].entries()) {
    const offset = 10 + 12 * index;
    view.setUint16(offset, tag, true);
    view.setUint16(offset + 2, type, true);
    view.setUint32(offset + 4, count, true);
    view.setUint32(offset + 8, value, true);
  }
  bytes.set(artist, 38);
  return bytes;
}

export function jpegSegment(marker: number, ...content: (string | Uint8Array)[]): Uint8Array {
  const body = concatBytes(content.map(toBytes));
  const length = body.length + 2;
  return concatBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), body]);
}

/** After its first segment, which identifies the format. */
export function createJpeg(...segments: Uint8Array[]): Uint8Array {
  return concatBytes([jpeg.subarray(0, 20), ...segments, jpeg.subarray(20)]);
}

export function pngChunk(type: string, content: string | Uint8Array): Uint8Array {
  const body = concatBytes([utf8.encode(type), toBytes(content)]);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(chunk.length - 4, fflateCodec.crc32(body));
  return chunk;
}

/** Before its image data. */
export function createPng(...chunks: Uint8Array[]): Uint8Array {
  return concatBytes([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

export function gifBlock(label: number, ...blocks: string[]): Uint8Array {
  const subBlocks = blocks.map((block) => concatBytes([Uint8Array.of(block.length), utf8.encode(block)]));
  return concatBytes([Uint8Array.of(0x21, label), ...subBlocks, Uint8Array.of(0)]);
}

/** Between its colour table and its image data. */
export function createGif(...blocks: Uint8Array[]): Uint8Array {
  return concatBytes([gif.subarray(0, 61), ...blocks, gif.subarray(61)]);
}

/** In the extended format, which allows metadata; `flags` declares which. */
export function createWebp(
  flags: number,
  ...chunks: [type: string, content: string | Uint8Array][]
): Uint8Array {
  const head = Uint8Array.of(flags, 0, 0, 0, 4, 0, 0, 2, 0, 0);
  const riffChunks = [['VP8X', head] as const, ...chunks].map(([type, content]) => riffChunk(type, content));
  const [extended = new Uint8Array(), ...rest] = riffChunks;
  return riffChunk('RIFF', concatBytes([utf8.encode('WEBP'), extended, webp.subarray(12), ...rest]));
}

function riffChunk(type: string, content: string | Uint8Array): Uint8Array {
  const body = toBytes(content);
  const chunk = new Uint8Array(8 + body.length + (body.length & 1));
  chunk.set(utf8.encode(type));
  new DataView(chunk.buffer).setUint32(4, body.length, true);
  chunk.set(body, 8);
  return chunk;
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? utf8.encode(content) : content;
}
