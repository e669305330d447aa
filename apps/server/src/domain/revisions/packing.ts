import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress, zstdDecompressSync } from 'node:zlib';
import { decodeRecord, type RecordBody } from '@redraft/revision-log';

/** Compression of what is kept, in the threads of zlib: nobody waits for it but who asked. */
const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A tenth of the time of the levels above, for nine tenths of what they save. */
const params = { [constants.ZSTD_c_compressionLevel]: 3 };

export interface PackedBlob {
  encoding: 'raw' | 'zstd';
  stored: Buffer;
  /** Of the content, in bytes. */
  size: number;
}

/** Pictures and zip files are compressed already, and stay as they are. */
export async function packBlob(content: Uint8Array): Promise<PackedBlob> {
  const packed = await compress(content, { params });
  const isSmaller = packed.length < content.length * 0.95;
  return {
    encoding: isSmaller ? 'zstd' : 'raw',
    stored: isSmaller ? packed : Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    size: content.length,
  };
}

/** Throws for what gives anything but as many bytes as were put in. */
export async function unpackBlob({ encoding, stored, size }: PackedBlob): Promise<Uint8Array> {
  if (encoding === 'raw') return stored;
  const content = await decompress(stored, { maxOutputLength: Math.max(1, size) });
  if (content.length !== size) throw new RangeError(`A blob of ${size} bytes has ${content.length}`);
  return content;
}

/** In front of a packed record; a plain one begins with its version, which is never 0. */
const packedMark = Buffer.from([0]);
/** A save while typing takes less than a hundredth of it. */
const packedFrom = 8 * 1024;
/** No save inflates to more (`defaultZipLimits`), and its text and its parts come from the same bytes. */
export const maxRecordBytes = 512 * 1024 * 1024;

/** A record as its row keeps it: one that brings a large text in is compressed. */
export async function packRecord(record: Uint8Array): Promise<Uint8Array> {
  return record.length < packedFrom
    ? record
    : Buffer.concat([packedMark, await compress(record, { params })]);
}

export const isPacked = (stored: Uint8Array): boolean => stored[0] === 0;

/** Throws for what gives more than `maxOutput` bytes. */
export function unpackRecord(stored: Uint8Array, maxOutput: number = maxRecordBytes): Uint8Array {
  if (!isPacked(stored)) return stored;
  return zstdDecompressSync(stored.subarray(1), { maxOutputLength: Math.max(1, maxOutput) });
}

export function decodeStored(stored: Uint8Array): RecordBody {
  return decodeRecord(unpackRecord(stored));
}
