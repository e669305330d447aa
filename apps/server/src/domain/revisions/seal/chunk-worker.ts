import { type ChunkInput, type PackedChunk, packChunk } from '@redraft/revision-log';
import { chunkCodec } from '../codecs.ts';

/** Runs in a worker thread. */
export default function pack(input: ChunkInput): PackedChunk {
  return packChunk(input, chunkCodec);
}
