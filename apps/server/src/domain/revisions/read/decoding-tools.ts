import type { ZipCodec } from '@redraft/documents';
import type { ChunkCodec, PartChange } from '@redraft/revision-log';
import { chunkCodec, decompressChunk, zipCodec } from '../codecs.ts';
import { decompressRecord, isCompressed } from '../packing.ts';
import type { PartReplay } from './part-replay.ts';

/** The tools for unpacking the log. */
export interface ReadingTools {
  zip: ZipCodec;
  chunk: ChunkCodec;
  record: (stored: Uint8Array) => Uint8Array;
  /** Accounts for work other than unpacking, in bytes that could be unpacked in the same time. */
  count: (units: number) => void;
}

export const tools: ReadingTools = {
  zip: zipCodec,
  chunk: chunkCodec,
  record: decompressRecord,
  count: () => undefined,
};

/** Units moved in the time that it takes to unpack a byte. */
export const copyRate = 64;
/** A change costs as much as unpacking this many bytes, wherever it is. */
export const opRate = 8;

export async function applyCounted(
  replay: Pick<PartReplay, 'apply' | 'moved'>,
  changes: readonly PartChange[],
  { count }: Pick<ReadingTools, 'count'>,
): Promise<void> {
  const before = replay.moved();
  await replay.apply(changes);
  count(changes.length * opRate + (replay.moved() - before) / copyRate);
}

/** The work would block the thread for too long. */
class WorkLimitReached extends Error {}

export interface LimitedTools extends ReadingTools {
  /** The limit was reached: any result or error so far is to be ignored. */
  isExhausted: () => boolean;
}

/** Compressing takes this many times as long as unpacking. */
const packingRate = 4;

/** The same tools, which throw after `maxWork` units of work. */
export function createLimitedTools(maxWork: number): LimitedTools {
  let remainingWork = maxWork;
  const count = (units: number): void => {
    remainingWork -= units;
    if (remainingWork < 0) throw new WorkLimitReached();
  };
  /** Unpacking stops when its output exceeds the remaining budget. */
  const unpacked = (unpack: (maxOutput: number) => Uint8Array): Uint8Array => {
    try {
      const bytes = unpack(Math.max(1, remainingWork));
      count(bytes.length);
      return bytes;
    } catch (error) {
      if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
        remainingWork = -1;
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
    record: (stored) => (isCompressed(stored) ? unpacked((max) => decompressRecord(stored, max)) : stored),
    count,
    isExhausted: () => remainingWork < 0,
  };
}
