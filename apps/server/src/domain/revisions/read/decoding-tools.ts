import type { ZipCodec } from '@redraft/documents';
import type { ChunkCodec } from '@redraft/revision-log';
import { chunkCodec, decompressChunk, zipCodec } from '../codecs.ts';
import { isPacked, unpackRecord } from '../packing.ts';

/** What reading the log takes to be unpacked with. */
export interface ReadingTools {
  zip: ZipCodec;
  chunk: ChunkCodec;
  record: (stored: Uint8Array) => Uint8Array;
  /** Work besides unpacking, in bytes that could be unpacked meanwhile. */
  count: (units: number) => void;
}

export const tools: ReadingTools = {
  zip: zipCodec,
  chunk: chunkCodec,
  record: unpackRecord,
  count: () => undefined,
};

/** It is more than everybody can wait for. */
class WorkLimitReached extends Error {}

export interface LimitedTools extends ReadingTools {
  /** More was to be done: what came of it, be it an answer or an error, counts for nothing. */
  isExhausted: () => boolean;
}

/** Packing takes that many times as long as unpacking. */
const packingRate = 4;

/** The same tools, which throw once they have done more than `most` units of work. */
export function createLimitedTools(maxWork: number): LimitedTools {
  let left = maxWork;
  const count = (units: number): void => {
    left -= units;
    if (left < 0) throw new WorkLimitReached();
  };
  /** What gives more than is left stops there. */
  const unpacked = (unpack: (maxOutput: number) => Uint8Array): Uint8Array => {
    try {
      const bytes = unpack(Math.max(1, left));
      count(bytes.length);
      return bytes;
    } catch (error) {
      if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') left = -1;
      throw error;
    }
  };
  return {
    zip: {
      ...zipCodec,
      inflateRaw: (bytes, maxOutput) => {
        count(maxOutput);
        return zipCodec.inflateRaw(bytes, maxOutput);
      },
      deflateRaw: (bytes) => {
        count(bytes.length * packingRate);
        return zipCodec.deflateRaw(bytes);
      },
    },
    chunk: {
      ...chunkCodec,
      decompress: (bytes, dictionary) => unpacked((max) => decompressChunk(bytes, dictionary, max)),
    },
    record: (stored) => (isPacked(stored) ? unpacked((max) => unpackRecord(stored, max)) : stored),
    count,
    isExhausted: () => left < 0,
  };
}
