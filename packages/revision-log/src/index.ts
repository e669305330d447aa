export {
  type Activity,
  type ActivityCell,
  packActivity,
  type SaveAmount,
  unpackActivity,
} from './activity.ts';
export {
  type ByteDiff,
  type CommonEnds,
  diffBytes,
  measureCommonEnds,
  type SameBytes,
  type Splice,
} from './byte-diff.ts';
export {
  type ChunkCodec,
  type ChunkInput,
  type ChunkStart,
  keyframeInterval,
  type OpenedChanges,
  openPartColumns,
  type PackedChunk,
  type PartsChunk,
  packChunk,
  readChunkSeal,
  revisionsPerChunk,
  revisionsPerLargeChunk,
  type TextChunk,
  unpackChunk,
  unpackParts,
  unpackText,
} from './chunk.ts';
export { createByteBuffer } from './gap-buffer.ts';
export { extendChain, type Sha256Hex, startChain } from './hash-chain.ts';
export type { PartColumns } from './part-columns.ts';
export { decodeParts, decodeRecord, decodeRevision, encodeRecord, type RecordBody } from './record.ts';
export {
  isOwnWriting,
  type Origin,
  origins,
  type PartChange,
  type Revision,
  type RevisionSeal,
} from './revision.ts';
export { getOps, type OpColumns } from './text-columns.ts';
export { countCodePoints, diffText, type SharedEnds, type TextOp } from './text-diff.ts';
export { applyOps, createTextReplay, type StoredOp, type TextReplay, toStoredOps } from './text-replay.ts';
export { afford, createWorkBudget, spendShare, type WorkBudget } from './work-budget.ts';
