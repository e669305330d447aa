import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress, zstdDecompressSync } from 'node:zlib';
import { decodeRecord, type RecordBody } from '@redraft/revision-log';

/** Compression of stored data in zlib's thread pool: only the caller waits for it. */
const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A tenth of the time of higher levels, for nine tenths of their savings. */
const params = { [constants.ZSTD_c_compressionLevel]: 3 };

export interface CompressedBlob {
  encoding: 'raw' | 'zstd';
  stored: Buffer;
  /** Size of the content in bytes. */
  size: number;
}

/** Images and zip files are compressed already and stay as they are. */
export async function compressBlob(content: Uint8Array): Promise<CompressedBlob> {
  const compressed = await compress(content, { params });
  const isSmaller = compressed.length < content.length * 0.95;
  return {
    encoding: isSmaller ? 'zstd' : 'raw',
    stored: isSmaller ? compressed : Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    size: content.length,
  };
}

/** Throws unless the output has exactly the stored size. */
export async function decompressBlob({
  encoding,
  stored,
  size,
}: Omit<CompressedBlob, 'stored'> & { stored: Uint8Array }): Promise<Uint8Array> {
  if (encoding === 'raw') return stored;
  const content = await decompress(stored, { maxOutputLength: Math.max(1, size) });
  if (content.length !== size) throw new RangeError(`A blob of ${size} bytes has ${content.length}`);
  return content;
}

/** Precedes a compressed record; an uncompressed one begins with its version, which is never 0. */
const compressedMark = Buffer.from([0]);
/** Records from this size on are compressed; a save while typing takes less than a hundredth of it. */
const minCompressedBytes = 8 * 1024;
/** The limit for a save's inflated size (`defaultZipLimits`), which no record exceeds: its text and its parts come from the same bytes. */
export const maxRecordBytes = 512 * 1024 * 1024;

/** The stored form of a record; large ones are compressed. */
export async function compressRecord(record: Uint8Array): Promise<Uint8Array> {
  return record.length < minCompressedBytes
    ? record
    : Buffer.concat([compressedMark, await compress(record, { params })]);
}

export const isCompressed = (stored: Uint8Array): boolean => stored[0] === 0;

/** Throws if the output exceeds `maxOutput` bytes. */
export function decompressRecord(stored: Uint8Array, maxOutput: number = maxRecordBytes): Uint8Array {
  if (!isCompressed(stored)) return stored;
  return zstdDecompressSync(stored.subarray(1), { maxOutputLength: Math.max(1, maxOutput) });
}

export function decodeStored(stored: Uint8Array): RecordBody {
  return decodeRecord(decompressRecord(stored));
}
