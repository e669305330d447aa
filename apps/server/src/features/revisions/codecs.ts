import { hash } from 'node:crypto';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  crc32,
  deflateRawSync,
  inflateRawSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';
import type { ZipCodec } from '@redraft/documents';
import type { ChunkCodec } from '@redraft/revision-log';

/** One output buffer of the right size instead of 16 KB pieces put together. */
const chunkSizeOf = (size: number) => Math.min(Math.max(size + 1, 64), 1 << 20);

/** Native compression for office files. */
export const zipCodec: ZipCodec = {
  inflateRaw: (bytes, maxOutput) =>
    inflateRawSync(bytes, { maxOutputLength: Math.max(1, maxOutput), chunkSize: chunkSizeOf(maxOutput) }),
  deflateRaw: (bytes) => deflateRawSync(bytes),
  crc32: (bytes) => crc32(bytes),
};

const zstdLevel = 19;

/** Brotli packs plain columns best; zstd is the one that takes a dictionary. */
export const chunkCodec: ChunkCodec = {
  compress: (bytes, dictionary) =>
    dictionary
      ? zstdCompressSync(bytes, {
          dictionary,
          params: { [constants.ZSTD_c_compressionLevel]: zstdLevel, [constants.ZSTD_c_contentSizeFlag]: 0 },
        })
      : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  decompress: (bytes, dictionary) =>
    dictionary ? zstdDecompressSync(bytes, { dictionary }) : brotliDecompressSync(bytes),
};

export function sha256Hex(content: string | Uint8Array): string {
  return hash('sha256', content);
}

export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
