import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  crc32,
  deflateRaw,
  deflateRawSync,
  inflateRawSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';
import type { ZipCodec } from '@redraft/documents';
import type { ChunkCodec } from '@redraft/revision-log';
import { readProcessMemory } from '../../platform/process-memory.ts';

/** One output buffer of the right size instead of concatenated 16 KB pieces. */
const chunkSizeOf = (size: number) => Math.min(Math.max(size + 1, 64), 1 << 20);

/** Native compression for office files. */
export const zipCodec: ZipCodec = {
  inflateRaw: (bytes, maxOutput) =>
    readProcessMemory(
      inflateRawSync(bytes, { maxOutputLength: Math.max(1, maxOutput), chunkSize: chunkSizeOf(maxOutput) }),
    ),
  deflateRaw: (bytes) => deflateRawSync(bytes),
  crc32: (bytes) => crc32(bytes),
};

const deflateInThread = promisify(deflateRaw);

/** For a version read from the log: half the time of the default level for a tenth more bytes, which are sent once and not stored. */
export function deflateInWorker(bytes: Uint8Array): Promise<Uint8Array> {
  return deflateInThread(bytes, { level: 3 });
}

/** The best levels take a second per megabyte: only worthwhile for inputs as small as chunks usually are. */
const smallChunk = 256 * 1024;
const zstdLevel = (size: number) => (size <= smallChunk ? 19 : 3);
const brotliQuality = (size: number) => (size <= smallChunk ? 11 : 5);

/** Brotli compresses plain columns best; zstd supports dictionaries. */
export const chunkCodec: ChunkCodec = {
  compress: (bytes, dictionary) =>
    dictionary
      ? zstdCompressSync(bytes, {
          dictionary,
          params: {
            [constants.ZSTD_c_compressionLevel]: zstdLevel(bytes.length),
            [constants.ZSTD_c_contentSizeFlag]: 0,
          },
        })
      : brotliCompressSync(bytes, {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes.length),
          },
        }),
  decompress: (bytes, dictionary) => decompressChunk(bytes, dictionary, maxColumnBytes),
};

/** No record is larger (packing.ts), and a chunk with more could not be assembled from its rows. */
export const maxColumnBytes = 512 * 1024 * 1024;

/** Throws if the output exceeds `maxOutputLength` bytes. */
export function decompressChunk(
  bytes: Uint8Array,
  dictionary: Uint8Array | undefined,
  maxOutputLength: number,
): Uint8Array {
  return dictionary
    ? zstdDecompressSync(bytes, { dictionary, maxOutputLength })
    : brotliDecompressSync(bytes, { maxOutputLength });
}

export function sha256Hex(content: string | Uint8Array): string {
  return hash('sha256', content);
}

export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
