import { deflateSync, Inflate } from 'fflate';
import type { ZipCodec } from './codec.ts';

const crcTable = makeCrcTable();

function makeCrcTable(): Uint32Array {
  const table = new Uint32Array(256);
  for (let byte = 0; byte < 256; byte++) {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    table[byte] = value;
  }
  return table;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Input is processed in slices, so that a zip bomb is stopped after a few megabytes of output. */
const slice = 1 << 14;

function inflateRaw(bytes: Uint8Array, maxOutput: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflater = new Inflate((chunk) => {
    length += chunk.length;
    if (length > maxOutput) throw new RangeError('More output than allowed');
    chunks.push(chunk);
  });
  for (let start = 0; start < bytes.length; start += slice) {
    inflater.push(bytes.subarray(start, start + slice), start + slice >= bytes.length);
  }
  const combined = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    combined.set(chunk, offset);
    offset += chunk.length;
  }
  return combined;
}

/** Codec for browsers and tests; pure JavaScript. */
export const fflateCodec: ZipCodec = { inflateRaw, deflateRaw: (bytes) => deflateSync(bytes), crc32 };
